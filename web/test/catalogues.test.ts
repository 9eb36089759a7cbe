// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { describe, expect, it } from 'vitest';
import { languages } from '../src/i18n/languages.ts';

/** The folders of catalogues: of the site and the gateway, of the mails, and of the hosted pages. */
const folders = ['', 'mails', 'hosted'];

const read = (folder: string, name: string) =>
  JSON.parse(
    readFileSync(join(import.meta.dirname, '../../locales', folder, `${name}.json`), 'utf8'),
  ) as Record<string, string>;

const catalogues = folders.flatMap((folder) => languages.map(({ code }) => ({ folder, language: code })));

/** The names of a message's placeholders, and the plural categories of each plural. */
const contents = (elements: MessageFormatElement[]): { names: Set<string>; plurals: string[][] } => {
  const names = new Set<string>();
  const plurals: string[][] = [];
  const walk = (parts: MessageFormatElement[]) => {
    for (const part of parts) {
      if (part.type === TYPE.literal || part.type === TYPE.pound) continue;
      names.add(part.value);
      if (part.type === TYPE.plural) plurals.push(Object.keys(part.options));
      if (part.type === TYPE.plural || part.type === TYPE.select)
        for (const option of Object.values(part.options)) walk(option.value);
      if (part.type === TYPE.tag) walk(part.children);
    }
  };
  walk(elements);
  return { names, plurals };
};

describe.each(catalogues)('the catalogue of $language in locales/$folder', ({ folder, language }) => {
  const english = read(folder, 'en');
  const catalogue = read(folder, language);

  it('has exactly the messages of English, none of them empty', () => {
    expect(Object.keys(catalogue).toSorted()).toEqual(Object.keys(english).toSorted());
    expect(Object.entries(catalogue).filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it('has the placeholders of English in every message', () => {
    const differing = Object.keys(english).filter((id) => {
      const expected = contents(parse(english[id] ?? '')).names;
      const actual = contents(parse(catalogue[id] ?? '')).names;
      return expected.size !== actual.size || [...expected].some((name) => !actual.has(name));
    });
    expect(differing).toEqual([]);
  });

  it('has every plural category that the language needs', () => {
    const needed = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    const lacking = Object.entries(catalogue).filter(([, text]) =>
      contents(parse(text)).plurals.some((offered) => needed.some((category) => !offered.includes(category))),
    );
    expect(lacking).toEqual([]);
  });

  it('contains no exclamation marks', () => {
    expect(Object.entries(catalogue).filter(([, text]) => text.includes('!'))).toEqual([]);
  });
});

describe('the notes for translators', () => {
  it.each(folders)('describe every message of locales/%s', (folder) => {
    expect(Object.keys(read(folder, 'descriptions')).toSorted()).toEqual(
      Object.keys(read(folder, 'en')).toSorted(),
    );
  });
});
