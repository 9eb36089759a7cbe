import { searchOf } from './searchOf.ts';

/** The query without some parameters; unchanged if it has none of them. */
export const withoutParameters = (search: string, names: readonly string[]): string => {
  const query = new URLSearchParams(search);
  if (!names.some((name) => query.has(name))) return search;
  names.forEach((name) => query.delete(name));
  return searchOf(query);
};
