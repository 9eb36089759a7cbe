import { languages } from '../db/schema/language.ts';
import type { TextLanguage } from './texts/types.ts';
import { textLanguages } from './texts/types.ts';

const titles: Record<TextLanguage, { name: string; title: string }> = {
  de: { name: 'German', title: 'Deutsch' },
  en: { name: 'English', title: 'English' },
  es: { name: 'Spanish', title: 'Español' },
  fr: { name: 'French', title: 'Français' },
  it: { name: 'Italian', title: 'Italiano' },
  nl: { name: 'Dutch', title: 'Nederlands' },
  pl: { name: 'Polish', title: 'Polski' },
  pt: { name: 'Portuguese', title: 'Português' },
  sv: { name: 'Swedish', title: 'Svenska' },
  tr: { name: 'Turkish', title: 'Türkçe' },
};

const applicationLanguages: ReadonlySet<TextLanguage> = new Set(['en', 'es', 'fr']);

export const languageRows = (): (typeof languages.$inferInsert)[] =>
  textLanguages.map((code) => ({ code, ...titles[code], application: applicationLanguages.has(code) }));

/** One value for each language. */
export const inEveryLanguage = <T>(valueOf: (language: TextLanguage) => T): Record<TextLanguage, T> =>
  Object.fromEntries(textLanguages.map((language) => [language, valueOf(language)])) as Record<
    TextLanguage,
    T
  >;
