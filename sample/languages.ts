import { languages } from '../services/src/db/schema/language.ts';
import { ownNameOf } from '../services/src/rest/language.ts';
import { mapKeys } from './texts/mapKeys.ts';
import { textLanguages, type TextLanguage } from './texts/readTexts.ts';

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
  mapKeys(textLanguages, valueOf);
