import type { PartnerSort } from '../../__generated__/CompaniesPageQuery.graphql.ts';
import type { MessageId } from '../../i18n/messageId.ts';
import { countryIn } from '../../paths/countryInQuery.ts';
import { firstParameter } from '../../paths/firstParameter.ts';
import { parametersToSearch } from '../../paths/parametersToSearch.ts';
import { keepKnown, type KnownCategories } from '../filters/knownCategories.ts';
import { requirementsFromQuery } from '../filters/requirements.ts';

/** The sort orders besides the order by name: their names in addresses, mapped to those in GraphQL. */
const sorts = { rating: 'RATING', gigs: 'JOB_OFFERS_COUNT' } as const satisfies Record<string, PartnerSort>;

type CompanySort = keyof typeof sorts;

const sortNames = Object.keys(sorts) as readonly CompanySort[];

/** The sort orders in display order, with their names. */
export const companySorts: readonly (readonly [sort: CompanySort | '', name: MessageId])[] = [
  ['', 'sort.name'],
  ...sortNames.map((sort) => [sort, `sort.${sort}`] as const),
];

/** The filters and the order of the list of companies. */
export interface CompanyFilters {
  readonly category: string | null;
  /** The code of a country, in lower case. */
  readonly country: string | null;
  /** The lowest rating, as in addresses. */
  readonly rating: string | null;
  /** Null means the order by name. */
  readonly sort: CompanySort | null;
}

export const noCompanyFilters: CompanyFilters = { category: null, country: null, rating: null, sort: null };

type Query = Readonly<Record<string, unknown>>;

const sortFromQuery = (query: Query): CompanySort | null => {
  const wanted = firstParameter(query['sort']).toLowerCase();
  return sortNames.find((known) => known === wanted) ?? null;
};

/** The filters in a query string; unknown values are ignored. */
export const companyFiltersFromQuery = (query: Query, known: KnownCategories): CompanyFilters => ({
  category: keepKnown([firstParameter(query['category']).trim().toLowerCase()], known)[0] ?? null,
  country: countryIn(query) ?? null,
  rating: requirementsFromQuery(query).RATING_FROM ?? null,
  sort: sortFromQuery(query),
});

/** Filters and order as the parameters of a query string. */
export const companyFiltersToParameters = ({ category, country, rating, sort }: CompanyFilters) =>
  Object.entries({ category, country, rating_from: rating, sort }).filter(
    (parameter): parameter is [string, string] => parameter[1] !== null,
  );

/** The query string of filters and order, including its question mark; empty without any. */
export const companyFiltersToSearch = (filters: CompanyFilters): string =>
  parametersToSearch(companyFiltersToParameters(filters));

/** The filters as arguments in GraphQL. */
export const companyFiltersInQuery = ({ category, country, rating }: CompanyFilters) => ({
  category,
  countryCode: country?.toUpperCase() ?? null,
  ratingFrom: rating === null ? null : Number(rating),
});

/** The order as an argument in GraphQL; null for the service's default, by name. */
export const companySortInQuery = ({ sort }: CompanyFilters) => (sort === null ? null : sorts[sort]);

/** No filters, in the same order. */
export const clearedCompanyFilters = ({ sort }: CompanyFilters): CompanyFilters => ({
  ...noCompanyFilters,
  sort,
});

/** The number of active filters. */
export const countCompanyFilters = ({ category, country, rating }: CompanyFilters): number =>
  [category, country, rating].filter((value) => value !== null).length;
