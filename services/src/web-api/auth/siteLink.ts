import type { Language } from '../../rest/language.ts';

/** The homepage of the site in a language; English has no prefix. */
export const siteLink = (
  siteOrigin: string,
  language: Language,
  query: Readonly<Record<string, string>>,
): string =>
  `${siteOrigin}${language === 'en' ? '/' : `/${language}`}?${new URLSearchParams(query).toString()}`;
