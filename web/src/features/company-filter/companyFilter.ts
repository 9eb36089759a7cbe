import { firstParameter } from '../../paths/firstParameter.ts';
import { keepKnown, type KnownCategories } from '../filters/knownCategories.ts';

/** The category in a query string (`category=delivery`); null for none and for an unknown one. */
export const categoryFromQuery = (
  query: Readonly<Record<string, unknown>>,
  known: KnownCategories,
): string | null => {
  return keepKnown([firstParameter(query['category']).trim().toLowerCase()], known)[0] ?? null;
};

/** The query string for a category, including its question mark; empty for none. */
export const categoryToSearch = (category: string | null): string =>
  category === null ? '' : `?category=${category}`;

/** A category in the filter. */
interface CompanyCategoryOption {
  readonly orgSlug: string;
  readonly name: string;
  /** The number of companies in it. */
  readonly count: number;
}

/** The props of the filter's controls and the data of partnerIndexFiltersModal. */
export interface CompanyFilterData {
  readonly options: readonly CompanyCategoryOption[];
  readonly category: string | null;
}
