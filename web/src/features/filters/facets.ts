import type { JobOfferFilterName } from '../../__generated__/useFacets_offers.graphql.ts';
import type { OfferType } from './offerType.ts';

/** A value of a requirement. */
interface RequirementChoice {
  readonly filter: JobOfferFilterName;
  readonly value: string;
  /** How many offers match with it; null when unknown. */
  readonly count: number | null;
}

/** The number of offers for each possible filter. */
export interface Facets {
  /** How many offers match with a category; null when unknown. */
  readonly ofCategory: (orgSlug: string) => number | null;
  /** How many offers match with a type, or with any type for null; null when unknown. */
  readonly ofType: (type: OfferType | null) => number | null;
  /** The requirements that divide the list; empty when unknown. */
  readonly choices: readonly RequirementChoice[];
  /** The currency of amounts; null when there are several or it is unknown. */
  readonly currency: string | null;
}

interface Counted {
  readonly categories: readonly {
    readonly category: { readonly orgSlug: string };
    readonly count: number;
  }[];
  readonly types: readonly { readonly type: OfferType; readonly count: number }[];
  readonly choices: readonly RequirementChoice[];
  readonly currency: string | null | undefined;
}

/** The counts as the graph has them, to be looked up. */
export const facetsOf = (counted: Counted | null | undefined): Facets => {
  if (!counted) return { ofCategory: () => null, ofType: () => null, choices: [], currency: null };
  const { categories, types, choices, currency } = counted;
  return {
    ofCategory: (orgSlug) => categories.find(({ category }) => category.orgSlug === orgSlug)?.count ?? 0,
    ofType: (type) =>
      types.filter((each) => type === null || each.type === type).reduce((sum, { count }) => sum + count, 0),
    choices,
    currency: currency ?? null,
  };
};
