import list from '../../../locales/languages.json' with { type: 'json' };

/** A language that the interface speaks. */
export interface InterfaceLanguage {
  /** The code in the path and in `lang` attributes. */
  readonly code: LanguageCode;
  /** Its own name for itself. */
  readonly name: string;
  /** The country whose flag stands for it, ISO 3166-1 in lower case. */
  readonly flag: string;
  /** In which its pages write dates, numbers and lists. */
  readonly locale: string;
}

export type LanguageCode = keyof typeof list;

export const DEFAULT_LANGUAGE: LanguageCode = 'en';

/** The interface languages, in the order in which the selector lists them. */
export const LANGUAGES: readonly InterfaceLanguage[] = (Object.keys(list) as LanguageCode[])
  .toSorted()
  .map((code) => ({ code, ...list[code] }));

/** The languages that stand as a prefix in the path: all but the default one. */
export const PREFIX_LANGUAGES: readonly LanguageCode[] = LANGUAGES.map(({ code }) => code).filter(
  (code) => code !== DEFAULT_LANGUAGE,
);

/**
 * Two letters, optionally with a region: `pt`, `pt-BR`.
 * @internal
 */
export const isLanguageCode = (text: string): boolean => /^[a-z]{2}(-[a-z]{2})?$/i.test(text);

/** Whether the interface speaks this language. */
export const isInterfaceLanguage = (text: string): text is LanguageCode =>
  LANGUAGES.some(({ code }) => code === text);

/** The locale in which the pages of a language write dates, numbers and lists. */
export const localeOf = (code: string): string =>
  LANGUAGES.find((language) => language.code === code)?.locale ?? code;

/** The code of the language whose pages write in a locale. */
export const languageOf = (locale: string): string =>
  LANGUAGES.find((language) => language.locale === locale)?.code ?? locale;

/** The country code of the flag shown for a language. */
export const flagOf = (code: string): string =>
  LANGUAGES.find((language) => language.code === code)?.flag ?? code;
