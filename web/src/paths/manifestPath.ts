import { defaultLanguage, type LanguageCode } from '../i18n/languages.ts';

/** The address of the manifest with which a browser installs the site. */
export const manifestPath = (language: LanguageCode): string =>
  `/site.webmanifest${language === defaultLanguage ? '' : `?lang=${language}`}`;
