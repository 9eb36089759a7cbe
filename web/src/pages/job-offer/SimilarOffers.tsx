import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { SimilarOffers_offer$key } from '../../__generated__/SimilarOffers_offer.graphql.ts';
import { OfferCard } from '../../features/offer-card/OfferCard.tsx';
import { CardGrid } from '../../ui/card/CardGrid.tsx';
import { Section } from '../../ui/section/Section.tsx';
import { SectionError } from '../../ui/section/SectionError.tsx';

/** Other offers of the city, those with the same categories first. */
export function SimilarOffers({ offer: key }: { readonly offer: SimilarOffers_offer$key }) {
  const { similar } = useFragment(
    graphql`
      fragment SimilarOffers_offer on JobOffer {
        similar {
          id
          ...OfferCard_offer
        }
      }
    `,
    key,
  );
  if (similar?.length === 0) return null;
  return (
    <Section title={<FormattedMessage id="offer.promoted" />}>
      {similar ? (
        <CardGrid columns={3}>
          {similar.map((offer) => (
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
