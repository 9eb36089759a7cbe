import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { OfferColumnAction_offer$key } from '../../__generated__/OfferColumnAction_offer.graphql.ts';
import { ApplyButton } from '../../features/apply/ApplyButton.tsx';
import { offerPath } from '../../paths/paths.ts';
import { LinkButton } from '../../shell/LinkButton.tsx';
import { wrappingButton } from '../../ui/button/wrappingButton.ts';

/** The column's only button: applies, or opens an offer that takes no applications. */
export function OfferColumnAction({ offer: key }: { readonly offer: OfferColumnAction_offer$key }) {
  const offer = useFragment(
    graphql`
      fragment OfferColumnAction_offer on JobOffer {
        takesApplications
        city {
          slug
        }
        partner {
          slug
        }
        ...ApplyButton_offer
      }
    `,
    key,
  );
  const { city, partner, takesApplications } = offer;
  if (takesApplications) {
    return <ApplyButton clickSource="comparison" fullWidth offer={offer} short />;
  }
  if (!city || !partner) return null;
  return (
    <LinkButton
      classNames={wrappingButton}
      fullWidth
      size="md"
      variant="light"
      to={offerPath(city.slug, partner.slug)}
    >
      <FormattedMessage id="offerCard.see" />
    </LinkButton>
  );
}
