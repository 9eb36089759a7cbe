import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { textsOf as hostedTextsOf } from '../../identity/hosted/texts/textsOf.ts';
import { textsOf as mailTextsOf } from '../src/mail/texts/textsOf.ts';
import { textsOf as sampleTextsOf } from '../../sample/texts/textsOf.ts';
import type { TextLanguage } from '../../sample/texts/readTexts.ts';
import { forbiddenPhrasesOf } from './forbidden-phrases/forbiddenPhrasesOf.ts';
import { leaves } from './leaves.ts';

const catalogueOf = (language: TextLanguage): unknown =>
  JSON.parse(readFileSync(new URL(`../../locales/${language}.json`, import.meta.url), 'utf8'));

const withoutTags = (text: string): string => text.replace(/<[^>]*>/g, ' ');

describe.each(Object.entries(forbiddenPhrasesOf))('the texts in %s', (code, ofLanguage) => {
  const language = code as TextLanguage;
  const all = leaves({
    catalogue: catalogueOf(language),
    hosted: hostedTextsOf[language],
    mails: mailTextsOf[language],
    samples: sampleTextsOf(language),
  });

  it.each(ofLanguage)('do not contain $what', ({ pattern, example }) => {
    expect(example).toMatch(pattern);
    expect(all.filter(([, text]) => pattern.test(withoutTags(text)))).toEqual([]);
  });
});
