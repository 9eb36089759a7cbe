import { useEffect, useRef, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { createOperationDescriptor, getRequest, type Disposable } from 'relay-runtime';
import type { useOffersByPlacesQuery } from '../../../__generated__/useOffersByPlacesQuery.graphql.ts';

const query = graphql`
  query useOffersByPlacesQuery($places: [JobOfferPlaceInput!]!) {
    jobOffersByPlaces(places: $places) {
      jobOffer @catch(to: RESULT) {
        id
        ...OfferCards_offers
      }
    }
  }
`;

/** Each offer costs several calls, and a request may make only so many. */
const batchSize = 12;

type Answer = useOffersByPlacesQuery['response']['jobOffersByPlaces'][number]['jobOffer'];

/** Requests the offers at some places, each once. An offer that is not in the result yet is being requested. */
export const useOffersByPlaces = (places: readonly string[]) => {
  const environment = useRelayEnvironment();
  const [answers, setAnswers] = useState<ReadonlyMap<string, Answer>>(new Map());
  const [isFailed, setFailed] = useState(false);
  const retained = useRef<Disposable[]>([]);
  const missing = places.filter((place) => !answers.has(place)).slice(0, batchSize);
  const key = missing.join(',');

  useEffect(() => () => retained.current.forEach((kept) => kept.dispose()), []);
  useEffect(() => {
    if (key === '' || isFailed) return undefined;
    const requested = key.split(',');
    const slugs = requested.map((place) => place.split('/'));
    const variables = {
      places: slugs.map(([citySlug = '', partnerSlug = '']) => ({ citySlug, partnerSlug })),
    };
    retained.current.push(environment.retain(createOperationDescriptor(getRequest(query), variables)));
    const subscription = fetchQuery<useOffersByPlacesQuery>(environment, query, variables, {
      fetchPolicy: 'store-or-network',
    }).subscribe({
      next: ({ jobOffersByPlaces }) =>
        setAnswers((before) => {
          const arrived = jobOffersByPlaces.map(
            ({ jobOffer }, at) => [requested[at] ?? '', jobOffer] as const,
          );
          return new Map([...before, ...arrived]);
        }),
      error: () => setFailed(true),
    });
    return () => subscription.unsubscribe();
  }, [environment, isFailed, key]);

  return { answers, isFailed, retry: () => setFailed(false) };
};
