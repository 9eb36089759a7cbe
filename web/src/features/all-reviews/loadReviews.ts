import { fetchQuery } from 'react-relay';
import {
  createOperationDescriptor,
  getRequest,
  type GraphQLTaggedNode,
  type IEnvironment,
  type OperationType,
} from 'relay-runtime';
import type { ReviewItem_review$key } from '../../__generated__/ReviewItem_review.graphql.ts';

interface ReviewEdge {
  readonly node: (ReviewItem_review$key & { readonly id: string }) | null | undefined;
}

/** A page of reviews as selected by every query for them. */
export interface ReviewsPage {
  readonly totalCount: number;
  readonly edges: readonly (ReviewEdge | null | undefined)[];
}

interface LoadedReviews {
  /** Null when they did not load. */
  readonly reviews: ReviewsPage | null;
  /** Releases them from the store. */
  readonly release: () => void;
}

/** Requests one page of a list of reviews. */
export type LoadReviews = (environment: IEnvironment, page: number) => Promise<LoadedReviews>;

/** Runs a query for reviews and retains the result in the store. */
export const loadReviews = async <Query extends OperationType>(
  environment: IEnvironment,
  query: GraphQLTaggedNode,
  variables: Query['variables'],
  reviewsOf: (data: Query['response']) => ReviewsPage | null | undefined,
): Promise<LoadedReviews> => {
  const kept = environment.retain(createOperationDescriptor(getRequest(query), variables));
  const release = () => kept.dispose();
  try {
    const data = await fetchQuery<Query>(environment, query, variables).toPromise();
    return { reviews: (data && reviewsOf(data)) ?? null, release };
  } catch (error) {
    release();
    throw error;
  }
};
