import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { textsOf } from '../../sample/texts/textsOf.ts';
import type { TextLanguage } from '../../sample/texts/readTexts.ts';
import { forbiddenPhrasesOf } from './forbidden-phrases/forbiddenPhrasesOf.ts';
import { leaves } from './leaves.ts';

const read = (file: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../locales/${file}.json`, import.meta.url), 'utf8'));

const withoutTags = (text: string): string => text.replace(/<[^>]*>/g, ' ');

describe.each(Object.entries(forbiddenPhrasesOf))('the texts in %s', (code, ofLanguage) => {
  const language = code as TextLanguage;
  const all = leaves({
    catalogue: read(language),
    hosted: read(`hosted/${language}`),
    mails: read(`mails/${language}`),
    samples: textsOf(language),
  });

  it.each(ofLanguage)('do not contain $what', ({ pattern, example }) => {
    expect(example).toMatch(pattern);
    expect(all.filter(([, text]) => pattern.test(withoutTags(text)))).toEqual([]);
  });
});
