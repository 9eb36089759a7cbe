import { preferredLanguage } from '@citygigs/server/http/accepted.ts';
import { siteLanguages, type Language } from '../../../services/src/rest/language.ts';

/** The first supported language of the site's parameter, the standard parameter and the browser's header. */
export const pageLanguage = (
  { lang, ui_locales: locales }: Readonly<Record<string, unknown>>,
  acceptLanguage: string | undefined,
): Language => {
  // The standard parameter separates languages by spaces, best first.
  const listed = typeof locales === 'string' ? locales.replaceAll(' ', ',') : undefined;
  return (
    [lang, listed, acceptLanguage]
      .filter((list) => typeof list === 'string')
      .map((list) => preferredLanguage(list, siteLanguages))
      .find((language) => language !== undefined) ?? 'en'
  );
};
