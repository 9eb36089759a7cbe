/** A query as an address has it, with its question mark; empty without parameters. (`size` is newer than the browsers that are supported.) */
export const searchOf = (query: URLSearchParams): string => {
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
};

/** The query without some parameters; unchanged if it has none of them. */
export const withoutParameters = (search: string, names: readonly string[]): string => {
  const query = new URLSearchParams(search);
  if (!names.some((name) => query.has(name))) return search;
  names.forEach((name) => query.delete(name));
  return searchOf(query);
};

/** The path of an address on this site, without its query. */
export const pathOf = (url: string): string => url.split('?', 1)[0] ?? url;
