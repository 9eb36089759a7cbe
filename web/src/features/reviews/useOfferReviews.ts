import { useCallback, useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { createOperationDescriptor, getRequest } from 'relay-runtime';
import type {
  useOfferReviewsQuery,
  useOfferReviewsQuery$data,
} from '../../__generated__/useOfferReviewsQuery.graphql.ts';

/** So many reviews come at a time. */
const STEP = 5;
/** The graph answers no more at once. */
const MOST = 100;

const query = graphql`
  query useOfferReviewsQuery($offerId: ID!, $limit: Int!) {
    latestReviews(jobOfferId: $offerId, limit: $limit) {
      id
      ...ReviewItem_review
    }
  }
`;

export type OfferReview = NonNullable<useOfferReviewsQuery$data['latestReviews']>[number];

export interface OfferReviews {
  readonly state: 'loading' | 'failed' | 'done';
  /** What there is so far; it stays while more is under way. */
  readonly reviews: readonly OfferReview[];
  readonly hasMore: boolean;
  readonly more: () => void;
  readonly retry: () => void;
}

/** The newest reviews of an offer, some at a time. */
export const useOfferReviews = (offerId: string): OfferReviews => {
  const environment = useRelayEnvironment();
  const [asked, setAsked] = useState({ limit: STEP, attempt: 0 });
  const [answer, setAnswer] = useState<Pick<OfferReviews, 'state' | 'reviews'>>({
    state: 'loading',
    reviews: [],
  });
  useEffect(() => {
    const variables = { offerId, limit: asked.limit };
    const fail = () => setAnswer(({ reviews }) => ({ state: 'failed', reviews }));
    setAnswer(({ reviews }) => ({ state: 'loading', reviews }));
    const request = fetchQuery<useOfferReviewsQuery>(environment, query, variables).subscribe({
      next: ({ latestReviews }) =>
        latestReviews ? setAnswer({ state: 'done', reviews: latestReviews }) : fail(),
      error: fail,
    });
    const kept = environment.retain(createOperationDescriptor(getRequest(query), variables));
    return () => {
      request.unsubscribe();
      kept.dispose();
    };
  }, [asked, environment, offerId]);
  const more = useCallback(
    () => setAsked(({ limit, attempt }) => ({ limit: Math.min(MOST, limit + STEP), attempt })),
    [],
  );
  const retry = useCallback(() => setAsked(({ limit, attempt }) => ({ limit, attempt: attempt + 1 })), []);
  return { ...answer, hasMore: answer.reviews.length >= asked.limit && asked.limit < MOST, more, retry };
};
