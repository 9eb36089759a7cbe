import { categorySlugs } from '../filters/knownValues.ts';

/** The category that a query string asks for (`category=delivery`); null for none and for one that does not exist. */
export const categoryFromQuery = (query: Readonly<Record<string, unknown>>): string | null => {
  const given: unknown = [query['category']].flat()[0];
  const wanted = typeof given === 'string' ? given.trim().toLowerCase() : '';
  return categorySlugs.find((slug) => slug === wanted) ?? null;
};

/** The query string of a category with its question mark; empty for none. */
export const categoryToSearch = (category: string | null): string =>
  category === null ? '' : `?category=${category}`;
