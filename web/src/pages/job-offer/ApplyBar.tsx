import { graphql, useFragment } from 'react-relay';
import type { ApplyBar_offer$key } from '../../__generated__/ApplyBar_offer.graphql.ts';
import { OfferApply } from '../../features/apply/OfferApply.tsx';
import { PhoneBar } from '../../ui/button/PhoneBar.tsx';

/** The sticky apply button on a phone. */
export function ApplyBar({ offer: key }: { readonly offer: ApplyBar_offer$key }) {
  const offer = useFragment(
    graphql`
      fragment ApplyBar_offer on JobOffer {
        takesApplications
        ...OfferApply_offer
      }
    `,
    key,
  );
  if (!offer.takesApplications) return null;
  return (
    <PhoneBar>
      <OfferApply clickSource="offer-bar" offer={offer} size="lg" />
    </PhoneBar>
  );
}
