import { flagOf } from '../i18n/languages.ts';
import { firstParameter } from './firstParameter.ts';

type Query = Readonly<Record<string, unknown>>;

/** The code of the country in the query of an address, in lower case; undefined without one. */
export const countryIn = (query: Query = {}): string | undefined => {
  const code = firstParameter(query['country']).trim().toLowerCase();
  return /^[a-z]{2}$/.test(code) ? code : undefined;
};

/** The country of a page that names none: that of its language. In upper case. */
export const shownCountry = (query: Query | undefined, language: string): string =>
  (countryIn(query) ?? flagOf(language)).toUpperCase();
