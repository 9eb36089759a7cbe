import { graphql } from 'react-relay';
import type { useOfferInQuery } from '../../__generated__/useOfferInQuery.graphql.ts';
import { useUnsuspendedQuery } from '../../relay/useUnsuspendedQuery.ts';
import type { ReviewedCompany, ReviewedOffer } from './reviewTarget.ts';

interface FoundOffer {
  /** Null until it is found. */
  readonly offer: ReviewedOffer | null;
  readonly isMissing: boolean;
}

const query = graphql`
  query useOfferInQuery($places: [JobOfferPlaceInput!]!) {
    jobOffersByPlaces(places: $places) {
      jobOffer {
        id
        city {
          name
        }
      }
    }
  }
`;

/** The offer of a company in a city, whose slug is empty until it is chosen; without a company, there is nothing to find. */
export const useOfferIn = (company: ReviewedCompany | null, citySlug: string): FoundOffer => {
  const isAsked = company !== null && citySlug !== '';
  const places = isAsked ? [{ citySlug, partnerSlug: company.partnerSlug }] : [];
  const data = useUnsuspendedQuery<useOfferInQuery>(query, isAsked ? { places } : null);
  const found = data?.jobOffersByPlaces[0]?.jobOffer;
  if (!isAsked || !found) return { offer: null, isMissing: isAsked && data !== undefined };
  const { partner } = company;
  return { offer: { offerId: found.id, partner, city: found.city?.name ?? '' }, isMissing: false };
};
