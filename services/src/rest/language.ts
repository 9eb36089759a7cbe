import list from '../../../locales/languages.json' with { type: 'json' };

export type Language = keyof typeof list;

/** The languages of web-API paths, English first. */
export const siteLanguages = Object.keys(list) as Language[];

/** Returns the locale for names, dates and numbers in a language. */
export const localeOf = (language: Language): string => list[language].locale;

/** The country where a language has its home, to which a visitor most likely belongs; null for English, which is read everywhere. */
export const homeOf = (language: Language): string | null =>
  language === 'en' ? null : (new Intl.Locale(localeOf(language)).maximize().region ?? null);

const englishSpeaking = ['AU', 'CA', 'GB', 'IE', 'NZ', 'US'];

/** The countries whose first language it is. */
export const countriesOf = (language: Language): readonly string[] => {
  const home = homeOf(language);
  return home === null ? englishSpeaking : [home];
};

/** Returns the name of a language in that language. */
export const ownNameOf = (language: Language): string => list[language].name;

export const isLanguage = (text: string): text is Language =>
  siteLanguages.some((language) => language === text);

/** The language prefix of a path; English has none. */
export const prefixOf = (language: string): string => (language === 'en' ? '' : `/${language}`);
