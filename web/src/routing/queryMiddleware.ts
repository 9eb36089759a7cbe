import createQueryMiddleware from 'farce/createQueryMiddleware';
import type { Query } from 'farce';

/** The parameters of a query string. A key that occurs more than once yields a list. */
export const parseQuery = (search: string): Query => {
  const query: Record<string, string | string[]> = {};
  for (const [key, value] of new URLSearchParams(search)) {
    const before = query[key];
    query[key] = before === undefined ? value : [before, value].flat();
  }
  return query as Query;
};

const stringify = (query: Query): string => {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query as Record<string, unknown>)) {
    for (const one of [value].flat()) if (one !== undefined && one !== null) search.append(key, String(one));
  }
  return search.toString();
};

/** Parses and writes the query of locations. */
// oxlint-disable-next-line import/no-default-export -- the build substitutes it for farce's own, a default export
export default createQueryMiddleware({ parse: parseQuery, stringify });
