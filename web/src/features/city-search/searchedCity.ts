import { firstCharacters } from '../../i18n/firstText.ts';

/** Maximum length of a city search in the REST contract. */
export const maxQueryLength = 100;

/** The city search in a query string; empty without one. */
export const searchedCity = (query: Readonly<Record<string, unknown>> | undefined): string => {
  const value: unknown = query?.['city'];
  // Control characters are invalid in HTML: the browser would read a different value from the one that the server wrote,
  // which causes a hydration mismatch.
  return typeof value === 'string'
    ? firstCharacters(value.replaceAll(/\p{Cc}/gu, '').trim(), maxQueryLength)
    : '';
};
