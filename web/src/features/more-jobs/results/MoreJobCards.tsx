import { graphql, useFragment } from 'react-relay';
import type { MoreJobCards_offers$key } from '../../../__generated__/MoreJobCards_offers.graphql.ts';
import { MoreJobCard } from './MoreJobCard.tsx';
import classes from './MoreJobList.module.css';

interface MoreJobCardsProps {
  readonly offers: MoreJobCards_offers$key;
  readonly keyword?: string | null;
}

/** A vertical list of full-time offers. */
export function MoreJobCards({ offers: key, keyword = null }: MoreJobCardsProps) {
  const offers = useFragment(
    graphql`
      fragment MoreJobCards_offers on MoreJobOffer @relay(plural: true) {
        id
        ...MoreJobCard_offer
      }
    `,
    key,
  );
  return (
    <ul className={classes['list']}>
      {offers.map((offer) => (
        <li key={offer.id}>
          <MoreJobCard offer={offer} keyword={keyword} />
        </li>
      ))}
    </ul>
  );
}
