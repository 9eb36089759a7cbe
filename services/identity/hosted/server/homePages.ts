import { siteLanguages } from '../../../src/rest/language.ts';

/** The home page of each language: the only pages that signing in and out lead to. */
export const homePages = (siteOrigins: readonly string[]): string[] =>
  siteOrigins.flatMap((origin) =>
    siteLanguages.map((language) => (language === 'en' ? `${origin}/` : `${origin}/${language}`)),
  );
