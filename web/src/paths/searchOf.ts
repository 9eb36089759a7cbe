/** A query as an address has it, with its question mark; empty without parameters. (`size` is newer than the browsers that are supported.) */
export const searchOf = (query: URLSearchParams): string => {
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
};
