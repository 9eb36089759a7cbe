import { describe, expect, it } from 'vitest';
import { slipPattern } from './slipPattern.ts';

const matches = (words: string, name: string): boolean => new RegExp(slipPattern(words) ?? '(?!)').test(name);

describe('slipPattern', () => {
  it.each([
    ['salavdor', 'salvador', 'swapped'],
    ['salavd', 'salvador', 'swapped in a beginning'],
    ['abc berlni', 'abc berlin', 'swapped in a later word'],
    ['berln', 'berlin', 'one missing'],
    ['berlinn', 'berlin', 'one too many'],
    ['berlen', 'berlin', 'one wrong'],
    ['munche', 'munchen', 'the last one missing'],
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
