/** The offers that the user applied for or reviewed. */
export interface MyOffers {
  /** Null when they were never requested or did not load. */
  readonly list: readonly { readonly offerId: string | null; readonly hasReview: boolean }[] | null;
  readonly loading: boolean;
}

/** Whether the visitor may add a review of an offer: one review for each offer. */
export const canAddReview = ({ list, loading }: MyOffers, offerId: string): boolean =>
  !loading && !list?.some((mine) => mine.offerId === offerId && mine.hasReview);
