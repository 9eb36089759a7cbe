import { describe, expect, it } from 'vitest';
import { fold, searchWords } from './fold.ts';

describe('fold', () => {
  it.each([
    ['München', 'munchen'],
    ['Łódź', 'lodz'],
    ['Tromsø', 'tromso'],
    ['Straße', 'strasse'],
    ['İstanbul', 'istanbul'],
    ['Diyarbakır', 'diyarbakir'],
    ['Đà Nẵng', 'da nang'],
    ['Ærøskøbing', 'aeroskobing'],
    ['Œuvre', 'oeuvre'],
    ['  New   York City ', 'new york city'],
  ])('folds %s to %s', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });
});

describe('searchWords', () => {
  it.each([
    ['Washington, D.C.', 'washington d c'],
    ['Halle (Saale)', 'halle saale'],
    ['  Aix-en-Provence ', 'aix en provence'],
    ['%_', ''],
  ])('keeps only letters, digits and single spaces of %s', (text, words) => {
    expect(searchWords(text)).toBe(words);
  });
});
