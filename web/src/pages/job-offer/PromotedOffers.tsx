import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { PromotedOffers_offer$key } from '../../__generated__/PromotedOffers_offer.graphql.ts';
import { OfferCard } from '../../features/offer-card/OfferCard.tsx';
import { CardGrid } from '../../ui/card/CardGrid.tsx';
import { Section } from '../../ui/section/Section.tsx';
import { SectionError } from '../../ui/section/SectionError.tsx';

/** Other offers that the services promote on this offer's page. */
export function PromotedOffers({ offer: key }: { readonly offer: PromotedOffers_offer$key }) {
  const { promoted } = useFragment(
    graphql`
      fragment PromotedOffers_offer on JobOffer {
        promoted {
          id
          ...OfferCard_offer
        }
      }
    `,
    key,
  );
  if (promoted?.length === 0) return null;
  return (
    <Section title={<FormattedMessage id="offer.promoted" />}>
      {promoted ? (
        <CardGrid columns={3}>
          {promoted.map((offer) => (
            <li key={offer.id}>
              <OfferCard offer={offer} />
            </li>
          ))}
        </CardGrid>
      ) : (
        <SectionError />
      )}
    </Section>
  );
}
