import { languages } from '../services/src/db/schema/language.ts';
import { ownNameOf } from '../services/src/rest/language.ts';
import type { TextLanguage } from './texts/readTexts.ts';
import { textLanguages } from './texts/readTexts.ts';

const englishNames = new Intl.DisplayNames(['en'], { type: 'language' });

const applicationLanguages: ReadonlySet<TextLanguage> = new Set(['en', 'es', 'fr']);

export const languageRows = (): (typeof languages.$inferInsert)[] =>
  textLanguages.map((code) => ({
    code,
    name: englishNames.of(code) ?? code,
    title: ownNameOf(code),
    application: applicationLanguages.has(code),
  }));

/** Returns a value for each language. */
export const inEveryLanguage = <T>(valueOf: (language: TextLanguage) => T): Record<TextLanguage, T> =>
  Object.fromEntries(textLanguages.map((language) => [language, valueOf(language)])) as Record<
    TextLanguage,
    T
  >;
