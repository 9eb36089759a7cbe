import list from '../../../locales/languages.json' with { type: 'json' };

export type LanguageCode = keyof typeof list;

/** The interface languages. */
export const languages = Object.keys(list) as LanguageCode[];

export const defaultLanguage: LanguageCode = 'en';

/** The language that a tag such as `de`, `DE` or `de-AT` stands for; null if it is not an interface language. */
export const toLanguage = (tag: string | null | undefined): LanguageCode | null => {
  const primary = tag?.trim().toLowerCase().split('-')[0];
  return languages.find((language) => language === primary) ?? null;
};
