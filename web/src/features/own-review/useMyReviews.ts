import { useCallback, useMemo } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { useMyReviewsQuery } from '../../__generated__/useMyReviewsQuery.graphql.ts';
import { useViewerData } from '../../relay/useViewerData.ts';
import type { MyOffers } from './canAddReview.ts';

const query = graphql`
  query useMyReviewsQuery {
    viewer {
      jobOffers(first: 100) {
        edges {
          node {
            id
            review {
              id
              rating
              reviewText
            }
            jobOffer {
              id
            }
          }
        }
      }
    }
  }
`;

export interface OwnReview {
  readonly rating: number;
  readonly reviewText: string | null | undefined;
}

export interface MyReviews extends MyOffers {
  /** The user's review of an offer; null without one. */
  readonly reviewOf: (offerId: string) => OwnReview | null;
}

/** The signed-in user's offers with their reviews. They are requested anew for every component that shows them. */
export const useMyReviews = (): MyReviews => {
  const viewer = useViewerData<useMyReviewsQuery>(query);
  const data = viewer.state === 'done' ? viewer.data : null;
  return useMemo(() => {
    const mine = data?.viewer?.jobOffers?.edges.flatMap((edge) => (edge?.node ? [edge.node] : [])) ?? null;
    const list = mine?.map(({ jobOffer, review }) => ({
      offerId: jobOffer?.id ?? null,
      hasReview: Boolean(review),
    }));
    return {
      list: list ?? null,
      loading: viewer.state === 'loading',
      reviewOf: (offerId) => mine?.find(({ jobOffer }) => jobOffer?.id === offerId)?.review ?? null,
    };
  }, [data, viewer.state]);
};

/** Returns a function that requests the user's offers again, after a review was written. */
export const useReloadMyReviews = (): (() => void) => {
  const environment = useRelayEnvironment();
  return useCallback(() => {
    // The review is saved: a failure shows only in an outdated list.
    fetchQuery<useMyReviewsQuery>(environment, query, {}, { fetchPolicy: 'network-only' }).subscribe({
      error: () => undefined,
    });
  }, [environment]);
};
