/** The interface languages. English is the default. */
export const languages = ['en', 'de', 'es', 'fr', 'it', 'nl', 'pl', 'pt', 'sv', 'tr'] as const;

export type LanguageCode = (typeof languages)[number];

export const defaultLanguage: LanguageCode = 'en';

/** The language that a tag such as `de`, `DE` or `de-AT` stands for, if the product speaks it. */
export const toLanguage = (tag: string | null | undefined): LanguageCode | null => {
  const primary = tag?.trim().toLowerCase().split('-')[0];
  return languages.find((language) => language === primary) ?? null;
};
