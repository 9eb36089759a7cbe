import { categorySlugs } from '../filters/knownValues.ts';

/** The category in a query string (`category=delivery`); null for none and for an unknown one. */
export const categoryFromQuery = (query: Readonly<Record<string, unknown>>): string | null => {
  const value: unknown = [query['category']].flat()[0];
  const wanted = typeof value === 'string' ? value.trim().toLowerCase() : '';
  return categorySlugs.find((slug) => slug === wanted) ?? null;
};

/** The query string for a category, including its question mark; empty for none. */
export const categoryToSearch = (category: string | null): string =>
  category === null ? '' : `?category=${category}`;
