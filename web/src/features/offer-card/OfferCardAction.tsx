import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { OfferCardAction_offer$key } from '../../__generated__/OfferCardAction_offer.graphql.ts';
import { offerPath } from '../../paths/paths.ts';
import { LinkButton } from '../../shell/LinkButton.tsx';
import { CompareToggle } from '../comparison/CompareToggle.tsx';
import { ApplyButton } from '../apply/ApplyButton.tsx';
import classes from './OfferCardAction.module.css';

/** The card's only button: applies, or opens an offer that takes no applications. */
export function OfferCardAction({ offer }: { readonly offer: OfferCardAction_offer$key }) {
  const data = useFragment(
    graphql`
      fragment OfferCardAction_offer on JobOffer {
        isValid
        status
        partner {
          slug
        }
        city {
          slug
        }
        ...ApplyButton_offer
        ...OfferToggle_offer
      }
    `,
    offer,
  );
  const { partner, city } = data;
  if (!partner || !city) return null;
  return (
    <div className={classes['action']}>
      {data.isValid && data.status === 'LIVE' ? (
        <ApplyButton offer={data} clickSource="offer-card" short fullWidth />
      ) : (
        <LinkButton variant="light" fullWidth to={offerPath(city.slug, partner.slug)}>
          <FormattedMessage id="offerCard.see" />
        </LinkButton>
      )}
      <CompareToggle offer={data} />
    </div>
  );
}
