import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { ReviewOpportunities_offers$key } from '../../../__generated__/ReviewOpportunities_offers.graphql.ts';
import { Panel } from '../../../ui/page/Panel.tsx';
import list from '../../../ui/page/panelList.module.css';
import { ReviewOpportunity } from './ReviewOpportunity.tsx';

/** The gigs that the user may review, each of which can be dismissed, for some time or for good; nothing when there are none. */
export function ReviewOpportunities({ offers: keys }: { readonly offers: ReviewOpportunities_offers$key }) {
  const offers = useFragment(
    graphql`
      fragment ReviewOpportunities_offers on UserJobOffer @relay(plural: true) {
        id
        opportunity {
          dismissed
        }
        review {
          id
        }
        ...ReviewOpportunity_offer
      }
    `,
    keys,
  );
  const unreviewed = offers.filter(({ opportunity, review }) => opportunity?.dismissed === false && !review);
  if (unreviewed.length === 0) return null;
  return (
    <Panel title={<FormattedMessage id="desk.reviews" />}>
      <p className={list['lead']}>
        <FormattedMessage id="desk.reviews.text" />
      </p>
      <ul className={list['rows']}>
        {unreviewed.map((offer) => (
          <ReviewOpportunity key={offer.id} offer={offer} />
        ))}
      </ul>
    </Panel>
  );
}
