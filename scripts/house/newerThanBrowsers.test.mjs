import { describe, expect, it } from 'vitest';
import { newerThanBrowsers } from './newerThanBrowsers.mjs';

describe('a built script', () => {
  it.each([
    'e.filter(f).sort()',
    'a.at(-1)',
    'Object.hasOwn(a,b)',
    'structuredClone(a)',
    'new URL(a)',
    'Promise.any([a])',
    '/(?<year>\\d+)(?:a)/u',
    'class A{static a=1}',
  ])('may use what supported browsers have: %s', (code) => {
    expect(newerThanBrowsers('a.js', code)).toEqual([]);
  });

  it.each([
    'e.toReversed().map(f)',
    'e.findLast(f)',
    'Object.groupBy(a,b)',
    'Promise.withResolvers()',
    'AbortSignal.any([a])',
    'URL.canParse(a)',
    '/(?<!a)b/',
    'class A{static{f()}}',
  ])('may not use what they lack: %s', (code) => {
    expect(newerThanBrowsers('a.js', `x();${code}`)).toEqual([
      expect.stringMatching(/^a\.js: .* is newer than the supported browsers: …x\(\);.*…$/),
    ]);
  });
});
