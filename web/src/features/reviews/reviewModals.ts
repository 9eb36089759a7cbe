import type { ReviewItem_review$key } from '../../__generated__/ReviewItem_review.graphql.ts';

/** The data of the modal for one review. */
export interface ReviewDetails {
  readonly review: ReviewItem_review$key;
}

/** The data of the modal for an offer's reviews. */
export interface OfferTileReviews {
  /** Global id of the offer. */
  readonly offerId: string;
  readonly partner: string;
  readonly city: string;
  /** The path of the reviews on the offer's own page. */
  readonly path: string;
}
