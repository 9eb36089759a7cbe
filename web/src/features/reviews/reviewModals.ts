import type { ReviewItem_review$key } from '../../__generated__/ReviewItem_review.graphql.ts';

/** What the modal of one review is opened with. */
export interface ReviewDetails {
  readonly review: ReviewItem_review$key;
}

/** What the modal of an offer's reviews is opened with. */
export interface OfferTileReviews {
  /** Global id of the offer. */
  readonly offerId: string;
  readonly partner: string;
  readonly city: string;
  /** Where the offer's own page has its reviews. */
  readonly path: string;
}
