import { describe, expect, it } from 'vitest';
import { languages } from '../config/languages.ts';
import { errorText } from './texts.ts';

describe('errorText', () => {
  it('has a translation in every language', () => {
    const texts = languages.map((language) => errorText(language, 'error.load'));
    expect(new Set(texts).size).toBe(languages.length);
  });
});
