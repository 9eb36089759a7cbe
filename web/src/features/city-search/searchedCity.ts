import { firstCharacters } from '../../i18n/firstCharacters.ts';

/** The longest name that the contract takes. */
export const maxQueryLength = 100;

/** The city search in a query string; empty without one. */
export const searchedCity = (query: Readonly<Record<string, unknown>> | undefined): string => {
  const value: unknown = query?.['city'];
  // Control characters are invalid in HTML: the browser would read another value than the server wrote, and hydration
  // would differ.
  return typeof value === 'string'
    ? firstCharacters(value.replaceAll(/\p{Cc}/gu, '').trim(), maxQueryLength)
    : '';
};
