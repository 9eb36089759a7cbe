import { describe, expect, it } from 'vitest';
import { randomFor } from './seededRandom.ts';

const repeat = <T>(make: () => T): T[] => Array.from({ length: 1_000 }, make);

describe('randomFor', () => {
  it('generates the same numbers for equal names and different ones for different names', () => {
    const [one, same, other] = [randomFor('a', 1), randomFor('a', 1), randomFor('a', 2)];
    const numbers = repeat(one.next);
    expect(repeat(same.next)).toEqual(numbers);
    expect(repeat(other.next)).not.toEqual(numbers);
    expect(numbers.filter((number) => number < 0 || number >= 1)).toEqual([]);
  });

  it('includes both ends of a range', () => {
    const random = randomFor('range');
    expect(new Set(repeat(() => random.between(2, 4)))).toEqual(new Set([2, 3, 4]));
  });

  it('picks by weight, and never an item with weight 0', () => {
    const random = randomFor('weights');
    const picked = repeat(() => random.weighted([1, 0, 9]));
    expect(picked.filter((index) => index === 1)).toEqual([]);
    expect(picked.filter((index) => index === 2).length).toBeGreaterThan(800);
  });

  it('shuffles without losing items, and cannot pick from an empty list', () => {
    const random = randomFor('shuffle');
    const items = Array.from({ length: 50 }, (_item, at) => at);
    const mixed = random.shuffled(items);
    expect(mixed).not.toEqual(items);
    expect(mixed.toSorted((one, other) => one - other)).toEqual(items);
    expect(() => random.pick([])).toThrow('The list is empty.');
  });
});
