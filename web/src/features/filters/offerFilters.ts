import { firstParameter } from '../../paths/firstParameter.ts';
import { parametersToSearch } from '../../paths/parametersToSearch.ts';
import { offerSorts, sortInQuery, type OfferSort } from './sort/offerSort.ts';
import {
  requirementParameters,
  requirementsFromQuery,
  requirementsInQuery,
  type Requirements,
} from './requirements.ts';
import { keepKnown, type KnownCategories } from './knownCategories.ts';
import { offerTypes, type OfferType } from './offerType.ts';

/** The filters and the order of a list of offers. */
export interface OfferFilters {
  readonly categories: readonly string[];
  readonly type: OfferType | null;
  readonly requirements: Requirements;
  /** Null means the order by weight. */
  readonly sort: OfferSort | null;
}

export const noFilters: OfferFilters = { categories: [], type: null, requirements: {}, sort: null };

type Query = Readonly<Record<string, unknown>>;

const texts = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).flatMap((part: unknown) =>
    typeof part === 'string' ? part.toLowerCase().split(',') : [],
  );

/** The type in a query string (`type=part-time`), or null. */
const typeFromQuery = (query: Query): OfferType | null => {
  const wanted = firstParameter(query['type']).replace('-', '_').toUpperCase();
  return offerTypes.find((type) => type === wanted) ?? null;
};

const sortFromQuery = (query: Query): OfferSort | null => {
  const wanted = firstParameter(query['sort']).toLowerCase();
  return offerSorts.find((sort) => sort === wanted) ?? null;
};

/** A type as written in a query string. */
const typeInQuery = (type: OfferType): string => type.replace('_', '-').toLowerCase();

/** The filters in a query string; unknown values are ignored. */
export const filtersFromQuery = (query: Query, known: KnownCategories): OfferFilters => ({
  categories: keepKnown(
    texts(query['categories']).map((slug) => slug.trim()),
    known,
  ),
  type: typeFromQuery(query),
  requirements: requirementsFromQuery(query),
  sort: sortFromQuery(query),
});

/** Filters and order as the parameters of a query string. */
export const filtersToParameters = ({
  categories,
  type,
  requirements,
  sort,
}: OfferFilters): [string, string][] => [
  ...(categories.length > 0 ? [['categories', categories.join(',')] as [string, string]] : []),
  ...(type ? [['type', typeInQuery(type)] as [string, string]] : []),
  ...requirementParameters(requirements),
  ...(sort ? [['sort', sort] as [string, string]] : []),
];

/** The query string of filters and order, including its question mark; empty without any. */
export const filtersToSearch = (filters: OfferFilters): string =>
  parametersToSearch(filtersToParameters(filters));

/** The filters for a list that already belongs to one category. */
export const withoutCategories = (filters: OfferFilters): OfferFilters => ({ ...filters, categories: [] });

/** No filters, in the same order. */
export const cleared = ({ sort }: OfferFilters): OfferFilters => ({ ...noFilters, sort });

/** The arguments of a list in GraphQL. */
export const filtersInQuery = ({ categories, type, requirements, sort }: OfferFilters) => ({
  categories,
  type,
  filter: requirementsInQuery(requirements),
  sort: sortInQuery(sort),
});

/** The number of active filters. */
export const countFilters = ({ categories, type, requirements }: OfferFilters): number =>
  categories.length + (type ? 1 : 0) + Object.keys(requirements).length;

/** The filters with another value of one requirement; undefined: without it. */
export const withRequirement = (
  filters: OfferFilters,
  name: keyof Requirements,
  value: string | undefined,
): OfferFilters => {
  const { [name]: _former, ...others } = filters.requirements;
  return { ...filters, requirements: value === undefined ? others : { ...others, [name]: value } };
};

/** The filters without one of their categories. */
export const withoutCategory = (filters: OfferFilters, slug: string): OfferFilters => ({
  ...filters,
  categories: filters.categories.filter((other) => other !== slug),
});

/** The filters with one category toggled. */
export const toggleCategory = (filters: OfferFilters, slug: string, known: KnownCategories): OfferFilters =>
  filters.categories.includes(slug)
    ? withoutCategory(filters, slug)
    : { ...filters, categories: keepKnown([...filters.categories, slug], known) };
