import type { OfferType } from './offerType.ts';

/** The number of offers for each possible filter. */
export interface Facets {
  /** How many offers match with a category; null when unknown. */
  readonly ofCategory: (orgSlug: string) => number | null;
  /** How many offers match with a type, or with any type for null; null when unknown. */
  readonly ofType: (type: OfferType | null) => number | null;
}

interface Counted {
  readonly categories: readonly {
    readonly category: { readonly orgSlug: string };
    readonly count: number;
  }[];
  readonly types: readonly { readonly type: OfferType; readonly count: number }[];
}

/** The counts as the graph has them, to be looked up. */
export const facetsOf = (counted: Counted | null | undefined): Facets => {
  if (!counted) return { ofCategory: () => null, ofType: () => null };
  const { categories, types } = counted;
  return {
    ofCategory: (orgSlug) => categories.find(({ category }) => category.orgSlug === orgSlug)?.count ?? 0,
    ofType: (type) =>
      types.filter((each) => type === null || each.type === type).reduce((sum, { count }) => sum + count, 0),
  };
};
