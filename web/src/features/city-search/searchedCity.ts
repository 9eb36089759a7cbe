import { firstCharacters } from '../../i18n/firstCharacters.ts';

/** The longest name that the contract takes. */
export const longestQuery = 100;

/** What a query string asks the home page to search for; empty when nothing. */
export const searchedCity = (query: Readonly<Record<string, unknown>> | undefined): string => {
  const value: unknown = query?.['city'];
  // A control character has no place in HTML: the browser would read another value than the server wrote.
  return typeof value === 'string'
    ? firstCharacters(value.replaceAll(/\p{Cc}/gu, '').trim(), longestQuery)
    : '';
};
