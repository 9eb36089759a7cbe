import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { OfferCardAction_offer$key } from '../../__generated__/OfferCardAction_offer.graphql.ts';
import { LinkButton } from '../../shell/LinkButton.tsx';
import { ApplyButton } from '../apply/ApplyButton.tsx';
import classes from './OfferCardAction.module.css';
import type { Elements } from '../../ui/elements.ts';

interface OfferCardActionProps {
  readonly offer: OfferCardAction_offer$key;
  /** The path of the offer. */
  readonly to: string;
  /** A smaller button beside it. */
  readonly children: Elements;
}

/** The card's main button: applies, or opens an offer that takes no applications. */
export function OfferCardAction({ offer, to, children }: OfferCardActionProps) {
  const data = useFragment(
    graphql`
      fragment OfferCardAction_offer on JobOffer {
        takesApplications
        ...ApplyButton_offer
      }
    `,
    offer,
  );
  return (
    <div className={classes['action']}>
      {data.takesApplications ? (
        <ApplyButton offer={data} clickSource="offer-card" short fullWidth />
      ) : (
        <LinkButton variant="light" fullWidth to={to}>
          <FormattedMessage id="offerCard.see" />
        </LinkButton>
      )}
      {children}
    </div>
  );
}
