// @vitest-environment node
import { describe, expect, it } from 'vitest';
import {
  defaultLanguage,
  flagOf,
  isInterfaceLanguage,
  languageOf,
  languages,
  localeOf,
  prefixLanguages,
} from './languages.ts';

describe('languages', () => {
  it('there are ten interface languages', { tags: ['R1.20'] }, () => {
    const codes = languages.map(({ code }) => code);
    expect(codes).toEqual(['de', 'en', 'es', 'fr', 'it', 'nl', 'pl', 'pt', 'sv', 'tr']);
  });

  it('English is the default and has no prefix', () => {
    expect(defaultLanguage).toBe('en');
    expect(prefixLanguages).toEqual(['de', 'es', 'fr', 'it', 'nl', 'pl', 'pt', 'sv', 'tr']);
    expect(isInterfaceLanguage('da')).toBe(false);
  });

  it(
    'uses the flag of Great Britain for English, of Sweden for Swedish, and otherwise of the country with the same code',
    { tags: ['R1.25', 'R1.26', 'R1.27'] },
    () => {
      expect(Object.fromEntries(languages.map(({ code }) => [code, flagOf(code)]))).toEqual({
        de: 'de',
        en: 'gb',
        es: 'es',
        fr: 'fr',
        it: 'it',
        nl: 'nl',
        pl: 'pl',
        pt: 'pt',
        sv: 'se',
        tr: 'tr',
      });
    },
  );

  it('uses the locale of Portugal for Portuguese, and the language code for every other language', () => {
    expect(languages.filter(({ code }) => localeOf(code) !== code).map(({ code }) => code)).toEqual(['pt']);
    expect(localeOf('pt')).toBe('pt-PT');
    expect(languages.map(({ code }) => languageOf(localeOf(code)))).toEqual(
      languages.map(({ code }) => code),
    );
  });
});
