import list from '../../../locales/languages.json' with { type: 'json' };

export type Language = keyof typeof list;

/** The languages a web-API path may begin with, English first. */
export const siteLanguages = Object.keys(list) as Language[];

/** The locale in which a language writes names, dates and numbers. */
export const localeOf = (language: Language): string => list[language].locale;

/** A language's own name for itself. */
export const ownNameOf = (language: Language): string => list[language].name;

export const isLanguage = (text: string): text is Language =>
  siteLanguages.some((language) => language === text);
