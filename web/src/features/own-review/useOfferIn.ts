import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { useOfferInQuery } from '../../__generated__/useOfferInQuery.graphql.ts';
import type { ReviewedOffer } from './reviewTarget.ts';

interface Place {
  /** Empty until it is chosen. */
  readonly citySlug: string;
  readonly partnerSlug: string;
  readonly partner: string;
  /** Must be the same function on every render. */
  readonly onOffer: (offer: ReviewedOffer | null) => void;
}

/** Finds the offer of a company in a city. Returns whether that failed. */
export const useOfferIn = ({ citySlug, partnerSlug, partner, onOffer }: Place): boolean => {
  const environment = useRelayEnvironment();
  const [failedSlug, setFailedSlug] = useState<string | null>(null);
  useEffect(() => {
    onOffer(null);
    if (citySlug === '') return undefined;
    const request = fetchQuery<useOfferInQuery>(
      environment,
      graphql`
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
      `,
      { places: [{ citySlug, partnerSlug }] },
    ).subscribe({
      next: ({ jobOffersByPlaces: [place] }) => {
        const offer = place?.jobOffer;
        if (offer) onOffer({ offerId: offer.id, partner, city: offer.city?.name ?? '' });
        else setFailedSlug(citySlug);
      },
      error: () => setFailedSlug(citySlug),
    });
    return () => request.unsubscribe();
  }, [citySlug, environment, onOffer, partner, partnerSlug]);
  return failedSlug === citySlug && citySlug !== '';
};
