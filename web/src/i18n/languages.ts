/** A language that the interface speaks. */
export interface InterfaceLanguage {
  /** The code in the path and in `lang` attributes. */
  readonly code: LanguageCode;
  /** Its own name for itself. */
  readonly name: string;
  /** Whose dates, numbers and lists it writes, where its code alone means another country's. */
  readonly locale?: string;
}

export type LanguageCode = 'de' | 'en' | 'es' | 'fr' | 'it' | 'nl' | 'pl' | 'pt' | 'sv' | 'tr';

export const DEFAULT_LANGUAGE: LanguageCode = 'en';

/** The ten interface languages, in the order in which the selector lists them. */
export const LANGUAGES: readonly InterfaceLanguage[] = [
  { code: 'de', name: 'Deutsch' },
  { code: 'en', name: 'English' },
  { code: 'es', name: 'Español' },
  { code: 'fr', name: 'Français' },
  { code: 'it', name: 'Italiano' },
  { code: 'nl', name: 'Nederlands' },
  { code: 'pl', name: 'Polski' },
  { code: 'pt', name: 'Português', locale: 'pt-PT' },
  { code: 'sv', name: 'Svenska' },
  { code: 'tr', name: 'Türkçe' },
];

/** The languages that stand as a prefix in the path: all but the default one. */
export const PREFIX_LANGUAGES: readonly LanguageCode[] = LANGUAGES.map(({ code }) => code).filter(
  (code) => code !== DEFAULT_LANGUAGE,
);

/** Two letters, optionally with a region: `pt`, `pt-BR`. */
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

const flags: Readonly<Record<string, string>> = { en: 'gb', sv: 'se' };

/** The country code of the flag shown for a language. */
export const flagOf = (code: string): string => flags[code] ?? code;
