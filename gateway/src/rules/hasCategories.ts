interface Categorised {
  readonly categories?: readonly unknown[] | null;
  readonly isMoreJob: boolean;
}

/** Whether an offer has its categories. Only offers of the more-jobs service may have none. */
export const hasCategories = (offer: Categorised): boolean =>
  offer.isMoreJob || (offer.categories?.length ?? 0) > 0;
