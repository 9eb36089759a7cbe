import { describe, expect, it } from 'vitest';
import { slipPattern } from './slipPattern.ts';

const matches = (words: string, name: string): boolean => new RegExp(slipPattern(words) ?? '(?!)').test(name);

describe('slipPattern', () => {
  it.each([
    ['salavdor', 'salvador', 'swapped letters'],
    ['salavd', 'salvador', 'swapped letters at the beginning of a name'],
    ['abc berlni', 'abc berlin', 'swapped letters in a later word'],
    ['berln', 'berlin', 'a missing letter'],
    ['berlinn', 'berlin', 'an extra letter'],
    ['berlen', 'berlin', 'a wrong letter'],
    ['munche', 'munchen', 'a missing last letter'],
  ])('lets %s match %s: %s', (words, name) => {
    expect(matches(words, name)).toBe(true);
  });

  it.each([
    ['atlantis', 'atlanta', 'two letters differ'],
    ['assen', 'essen', 'another first letter'],
    ['berlin', 'berlin station', 'a longer name without a swap'],
    ['kile', 'bile', 'a short word with a wrong letter'],
  ])('does not let %s match %s: %s', (words, name) => {
    expect(matches(words, name)).toBe(false);
  });

  it('returns null for words that are too short, too long, or of one repeated letter', () => {
    expect(slipPattern('rom')).toBeNull();
    expect(slipPattern('a'.repeat(41))).toBeNull();
    expect(slipPattern('aaaa')).toBeNull();
  });
});
