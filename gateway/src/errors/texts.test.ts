import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { languages } from '../config/languages.ts';
import { catalogueOf, errorText } from './texts.ts';

const folder = mkdtempSync(join(tmpdir(), 'locales-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('errorText', () => {
  it('throws when the catalogue of a language is missing or broken', () => {
    writeFileSync(join(folder, 'de.json'), '{ "error.load": ');
    const from = pathToFileURL(`${folder}/`);
    expect(() => catalogueOf('de', from)).toThrow(/The texts of de cannot be read from .*de\.json/);
    expect(() => catalogueOf('tr', from)).toThrow('The texts of tr cannot be read');
  });

  it('has a translation in every language', () => {
    const texts = languages.map((language) => errorText(language, 'error.load'));
    expect(new Set(texts).size).toBe(languages.length);
  });
});
