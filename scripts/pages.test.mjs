import { expect, it } from 'vitest';
import pages from '../schema/pages.json' with { type: 'json' };
import { isUsableCitySlug } from '../sample/cities/citySlug.ts';
import { parseSitePath } from '../services/src/web-api/redirect-links/sitePath.ts';

const readFacts = {
  staticPages: ['inFooter', 'inSitemap'],
  withData: ['inSitemap', 'isPaged'],
  withoutPage: [],
};

// The code only tests for the key, so a misspelled fact would have no effect, and a false one would count as true.
it('schema/pages.json has only facts that the code reads, each with the value true', () => {
  expect(Object.keys(pages)).toEqual(Object.keys(readFacts));
  for (const [group, words] of Object.entries(pages))
    for (const [word, facts] of Object.entries(words))
      for (const [fact, value] of Object.entries(facts)) {
        expect(readFacts[group], `${word} in ${group}`).toContain(fact);
        expect(value, `${fact} of ${word}`).toBe(true);
      }
});

it.each(Object.values(pages).flatMap(Object.keys))('%s is not accepted as a city slug', (word) => {
  expect(parseSitePath(`/${word}`)?.kind).not.toBe('city');
  expect(isUsableCitySlug(word)).toBe(false);
});
