import { keepKnown, type KnownCategories } from '../filters/knownCategories.ts';

/** The category in a query string (`category=delivery`); null for none and for an unknown one. */
export const categoryFromQuery = (
  query: Readonly<Record<string, unknown>>,
  known: KnownCategories,
): string | null => {
  const value: unknown = [query['category']].flat()[0];
  return keepKnown(typeof value === 'string' ? [value.trim().toLowerCase()] : [], known)[0] ?? null;
};

/** The query string for a category, including its question mark; empty for none. */
export const categoryToSearch = (category: string | null): string =>
  category === null ? '' : `?category=${category}`;
