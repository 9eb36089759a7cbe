import { siteLanguages, type Language } from '../../../services/src/rest/language.ts';

/** The home page of the site in a language. */
export const homePage = (origin: string, language: Language): string =>
  language === 'en' ? `${origin}/` : `${origin}/${language}`;

/** The home page of each language: the only pages that signing in and out lead to. */
export const homePages = (siteOrigins: readonly string[]): string[] =>
  siteOrigins.flatMap((origin) => siteLanguages.map((language) => homePage(origin, language)));
