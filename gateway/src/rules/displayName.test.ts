import { describe, expect, it } from 'vitest';
import { countryName, languageName } from './displayName.ts';

describe('languageName', () => {
  it.each([
    ['de', 'en', 'German'],
    ['de', 'de', 'Deutsch'],
    ['sv', 'pl', 'szwedzki'],
    ['tr', 'fr', 'turc'],
    ['xq', 'en', null],
    ['not a code', 'en', null],
  ] as const)('of %s in %s is %s', (code, language, expected) => {
    expect(languageName(code, language)).toBe(expected);
  });
});

describe('countryName', () => {
  it.each([
    ['DE', 'en', 'Germany'],
    ['DE', 'de', 'Deutschland'],
    ['XQ', 'en', null],
    ['not a code', 'en', null],
  ] as const)('of %s in %s is %s', (code, language, expected) => {
    expect(countryName(code, language)).toBe(expected);
  });
});
