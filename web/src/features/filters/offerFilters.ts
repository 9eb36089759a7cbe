import { categorySlugs, offerTypes, type OfferType } from './knownValues.ts';

/** What a visitor narrowed a list of offers to. */
export interface OfferFilters {
  readonly categories: readonly string[];
  readonly type: OfferType | null;
}

export const noFilters: OfferFilters = { categories: [], type: null };

type Query = Readonly<Record<string, unknown>>;

const firstText = (value: unknown): string => {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return typeof first === 'string' ? first.toLowerCase() : '';
};

const texts = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).flatMap((part: unknown) =>
    typeof part === 'string' ? part.toLowerCase().split(',') : [],
  );

/** The type a query string asks for (`type=part-time`), or null. */
export const typeFromQuery = (query: Query): OfferType | null => {
  const wanted = firstText(query['type']).replace('-', '_').toUpperCase();
  return offerTypes.find((type) => type === wanted) ?? null;
};

/** A type as the query string spells it. */
export const typeInQuery = (type: OfferType): string => type.replace('_', '-').toLowerCase();

/** The filters of a query string; values that do not exist are ignored. */
export const filtersFromQuery = (query: Query): OfferFilters => {
  const wanted = new Set(texts(query['categories']).map((slug) => slug.trim()));
  return { categories: categorySlugs.filter((slug) => wanted.has(slug)), type: typeFromQuery(query) };
};

/** The query string of filters, with its question mark; empty without filters. */
export const filtersToSearch = ({ categories, type }: OfferFilters): string => {
  const parts = [
    ...(categories.length > 0 ? [`categories=${categories.join(',')}`] : []),
    ...(type ? [`type=${typeInQuery(type)}`] : []),
  ];
  return parts.length > 0 ? `?${parts.join('&')}` : '';
};

/** How many filters are on. */
export const countFilters = ({ categories, type }: OfferFilters): number =>
  categories.length + (type ? 1 : 0);

/** The filters with one category switched on or off. */
export const toggleCategory = (filters: OfferFilters, slug: string): OfferFilters => ({
  ...filters,
  categories: filters.categories.includes(slug)
    ? filters.categories.filter((other) => other !== slug)
    : categorySlugs.filter((known) => known === slug || filters.categories.includes(known)),
});
