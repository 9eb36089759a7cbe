import { queryText } from '../../paths/queryText.ts';

/** Maximum length of a city search in the REST contract. */
export const maxQueryLength = 100;

/** The city search in a query string; empty without one. */
export const searchedCity = (query: Readonly<Record<string, unknown>> | undefined): string =>
  queryText(query?.['city'], maxQueryLength);
