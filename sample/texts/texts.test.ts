import { describe, expect, it } from 'vitest';
import { leaves } from '../../services/test/leaves.ts';
import { cityPostKeys } from './kinds.ts';
import { textsOf } from './textsOf.ts';
import { textLanguages } from './readTexts.ts';

const placeholders = (text: string): string[] => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort();

const isCompared = (path: string): boolean => !path.startsWith('reviews.');

const english = leaves(textsOf('en')).filter(([path]) => isCompared(path));

describe.each(textLanguages)('the sample texts in %s', (language) => {
  const texts = textsOf(language);
  const all = leaves(texts);
  const byPath = new Map(all);

  it('have the same keys as in English', () => {
    const paths = all.map(([path]) => path).filter(isCompared);
    expect(paths.sort()).toEqual(english.map(([path]) => path).sort());
    expect(Object.keys(texts.reviews.byKind)).toEqual(Object.keys(textsOf('en').reviews.byKind));
  });

  it('are never empty', () => {
    expect(all.filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it('have the same placeholders as in English', () => {
    const wrong = english.filter(
      ([path, text]) => placeholders(byPath.get(path) ?? '').join() !== placeholders(text).join(),
    );
    expect(wrong.map(([path]) => path)).toEqual([]);
  });

  it('have unique ASCII slugs', () => {
    const categorySlugs = Object.values(texts.categories).map((category) => category.slug);
    const postSlugs = Object.values(texts.posts).map((post) => post.slug);
    for (const slugs of [categorySlugs, postSlugs]) {
      expect(slugs.filter((slug) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([]);
      expect(new Set(slugs).size).toBe(slugs.length);
    }
  });

  it('have no exclamation marks, straight quotes or dangling braces', () => {
    const plain = all.map(
      ([path, text]) =>
        [path, text.replace(/<(?:img|iframe)\b[^>]*>/g, '').replace(/\{(city|partner)\}/g, '')] as const,
    );
    expect(plain.filter(([path, text]) => !path.startsWith('phrases.') && /[!¡"'{}]/.test(text))).toEqual([]);
  });

  it('use only simple HTML', () => {
    const media = ['figure', 'figcaption', 'img', 'iframe'];
    const tags = all.flatMap(([, text]) =>
      [...text.matchAll(/<\/?([a-z0-9]+)[^>]*>/gi)].map((tag) => tag[1]),
    );
    const allowed = new Set(['p', 'ul', 'ol', 'li', 'strong', 'em', 'h2', 'h3', 'a', ...media]);
    expect([...new Set(tags)].filter((tag) => !allowed.has(tag ?? ''))).toEqual([]);
  });

  it('name the city in headers, city posts and most offer fields', () => {
    const headers = [...Object.values(texts.categories).map((c) => c.header), ...texts.cities.header];
    expect(headers.filter((header) => !header.includes('{city}'))).toEqual([]);
    for (const key of cityPostKeys)
      expect(texts.posts[key].title + texts.posts[key].body).toContain('{city}');
    for (const offer of Object.values(texts.offers)) {
      const naming = Object.values(offer).filter((text) => text.includes('{city}'));
      expect(naming.length).toBeGreaterThan(10);
    }
  });

  it('include at least 30 reviews and 40 first names', () => {
    const { byStars, byKind, firstNames } = texts.reviews;
    const count = [...Object.values(byStars), ...Object.values(byKind)].flat().length;
    expect(count).toBeGreaterThanOrEqual(30);
    expect(new Set(firstNames).size).toBe(40);
    for (const stars of [1, 2, 3, 4, 5] as const) expect(byStars[stars].length).toBeGreaterThanOrEqual(3);
  });
});

describe('the sample texts', () => {
  it('have category slugs in English that equal their keys', () => {
    for (const [key, category] of Object.entries(textsOf('en').categories)) expect(category.slug).toBe(key);
  });

  it('contain no English sentences in other languages', () => {
    const sentences = new Set(english.map(([, text]) => text).filter((text) => text.includes(' ')));
    const repeated = textLanguages
      .filter((language) => language !== 'en')
      .flatMap((language) => leaves(textsOf(language), language).filter(([, text]) => sentences.has(text)));
    expect(repeated).toEqual([]);
  });
});
