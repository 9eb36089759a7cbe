import list from '../../../locales/languages.json' with { type: 'json' };

/** A language of the interface. */
export interface InterfaceLanguage {
  /** The code in the path and in `lang` attributes. */
  readonly code: LanguageCode;
  /** Its name in the language itself. */
  readonly name: string;
  /** The country whose flag represents it, ISO 3166-1 in lower case. */
  readonly flag: string;
  /** The locale of its dates, numbers and lists. */
  readonly locale: string;
}

export type LanguageCode = keyof typeof list;

export const defaultLanguage: LanguageCode = 'en';

/** The interface languages, in the order of the selector. */
export const languages: readonly InterfaceLanguage[] = (Object.keys(list) as LanguageCode[])
  .sort()
  .map((code) => ({ code, ...list[code] }));

/** The languages with a prefix in the path: all except the default one. */
export const prefixLanguages: readonly LanguageCode[] = languages
  .map(({ code }) => code)
  .filter((code) => code !== defaultLanguage);

/** Whether the interface supports this language. */
export const isInterfaceLanguage = (text: string): text is LanguageCode =>
  languages.some(({ code }) => code === text);

/** The locale for dates, numbers and lists in a language. */
export const localeOf = (code: string): string =>
  languages.find((language) => language.code === code)?.locale ?? code;

/** The code of the language that uses a locale. */
export const languageOf = (locale: string): string =>
  languages.find((language) => language.locale === locale)?.code ?? locale;

/** The country code of the flag shown for a language. */
export const flagOf = (code: string): string =>
  languages.find((language) => language.code === code)?.flag ?? code;
