import { prefixOf, type Language } from '../rest/language.ts';

/** The address of a page of the site in a language. */
export const sitePage = (siteOrigin: string, language: Language, path: string): string =>
  `${siteOrigin}${prefixOf(language)}${path}`;
