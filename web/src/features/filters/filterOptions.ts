/** A category in the filter. */
export interface CategoryOption {
  readonly orgSlug: string;
  readonly name: string;
  readonly count: number;
}

interface CategoryCount {
  readonly category: { readonly orgSlug: string; readonly name: string };
  readonly jobOffersCount: number;
}

/** Categories with offers, or none that match the other filters, and any that is chosen, so that it can be removed. */
export const categoryOptions = (
  categories: readonly CategoryCount[] | null | undefined,
  chosen: readonly string[],
): readonly CategoryOption[] =>
  (categories ?? [])
    .filter(({ category, jobOffersCount }) => jobOffersCount > 0 || chosen.includes(category.orgSlug))
    .map(({ category, jobOffersCount }) => ({ ...category, count: jobOffersCount }));
