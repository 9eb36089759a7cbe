/** The longest name that is searched for. */
export const longestQuery = 120;

/** What a query string asks the home page to search for; empty when nothing. */
export const searchedCity = (query: Readonly<Record<string, unknown>> | undefined): string => {
  const value: unknown = query?.['city'];
  return typeof value === 'string' ? value.trim().slice(0, longestQuery) : '';
};
