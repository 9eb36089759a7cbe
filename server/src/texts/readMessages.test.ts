import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { readMessages } from './readMessages.ts';

const folder = mkdtempSync(join(tmpdir(), 'locales-'));
const from = pathToFileURL(`${folder}/`);
const catalogues = {
  en: { greeting: 'Hi {name}', seats: '{count, plural, one {# seat} other {# seats}}' },
  pl: { seats: '{count, plural, one {# miejsce} few {# miejsca} other {# miejsc}}' },
};
for (const [language, texts] of Object.entries(catalogues))
  writeFileSync(join(folder, `${language}.json`), JSON.stringify(texts));
writeFileSync(join(folder, 'de.json'), '{ "greeting": ');
afterAll(() => rmSync(folder, { recursive: true }));

describe('readMessages', () => {
  it('throws when the catalogue of a language is missing or broken', () => {
    expect(() => readMessages(from, ['en', 'de'])).toThrow(/The texts of de cannot be read from .*de\.json/);
    expect(() => readMessages(from, ['en', 'tr'])).toThrow('The texts of tr cannot be read');
  });

  it('formats messages by the rules of the language, in the first language where one is missing', () => {
    const message = readMessages<'greeting' | 'seats', 'en' | 'pl'>(from, ['en', 'pl']);
    expect(message('pl', 'seats', { count: 3 })).toBe('3 miejsca');
    expect(message('pl', 'greeting', { name: 'Ada' })).toBe('Hi Ada');
  });

  it('inserts values as they are, and throws when one is missing', () => {
    const message = readMessages<'greeting', 'en'>(from, ['en']);
    expect(message('en', 'greeting', { name: `{count} '<b>'` })).toBe(`Hi {count} '<b>'`);
    expect(() => message('en', 'greeting')).toThrow('name');
  });
});
