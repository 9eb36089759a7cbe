import { useMemo } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { useMyReviews_viewer$key } from '../../__generated__/useMyReviews_viewer.graphql.ts';
import type { useMyReviewsQuery } from '../../__generated__/useMyReviewsQuery.graphql.ts';
import { ofViewer } from '../../relay/needing.ts';
import { nodesOf } from '../../relay/nodesOf.ts';
import { useUnsuspendedQuery } from '../../relay/useUnsuspendedQuery.ts';
import type { MyOffers } from './canAddReview.ts';
import type { PlacedOffer } from './reviewTarget.ts';

const query = graphql`
  query useMyReviewsQuery {
    viewer {
      ...useMyReviews_viewer
    }
  }
`;

const fragment = graphql`
  fragment useMyReviews_viewer on User {
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
            city {
              name
              slug
              country {
                code
              }
            }
            partner {
              id
              name
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

/** A review without a text: it counts, but no list shows it. */
export interface UnlistedReview {
  readonly offer: PlacedOffer;
  readonly rating: number;
}

export interface MyReviews extends MyOffers {
  /** The user's review of an offer; null without one. */
  readonly reviewOf: (offerId: string) => OwnReview | null;
  readonly unlisted: readonly UnlistedReview[];
}

const noVariables = {};
const options = { ...ofViewer, fetchPolicy: 'store-and-network' } as const;

/** The signed-in user's offers with their reviews. They are requested anew for every component that shows them. */
export const useMyReviews = (): MyReviews => {
  const data = useUnsuspendedQuery<useMyReviewsQuery>(query, noVariables, options);
  const viewer = useFragment<useMyReviews_viewer$key>(fragment, data?.viewer ?? null);
  const isLoading = data === undefined;
  return useMemo(() => {
    const mine = viewer?.jobOffers ? nodesOf(viewer.jobOffers) : null;
    const list = mine?.map(({ jobOffer, review }) => ({
      offerId: jobOffer?.id ?? null,
      hasReview: Boolean(review),
    }));
    const unlisted = mine?.flatMap(({ jobOffer, review }) => {
      const { id: offerId, city, partner } = jobOffer ?? {};
      if (!offerId || !city || !partner || !review || review.reviewText?.trim()) return [];
      const { name, slug: citySlug, country } = city;
      const named = { offerId, partner: partner.name, city: name };
      const placed = { partnerId: partner.id, citySlug, countryCode: country.code };
      return [{ offer: { ...named, ...placed }, rating: review.rating }];
    });
    return {
      unlisted: unlisted ?? [],
      list: list ?? null,
      loading: isLoading,
      reviewOf: (offerId) => mine?.find(({ jobOffer }) => jobOffer?.id === offerId)?.review ?? null,
    };
  }, [isLoading, viewer]);
};
