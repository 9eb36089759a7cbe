// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { bestValues, differInCurrency } from './bestValues.ts';

/** Values with 20 answers each, unless a count is given. */
const plain = (...values: (number | readonly [value: number, count: number] | null)[]) =>
  values.map((value) => {
    if (value === null) return null;
    return typeof value === 'number' ? { value, count: 20 } : { value: value[0], count: value[1] };
  });
const euros = (value: number) => ({ value, count: 20, currency: 'EUR' });
const zlotys = (value: number) => ({ value, count: 20, currency: 'PLN' });

describe('bestValues', () => {
  it('marks the highest or the lowest', () => {
    expect(bestValues(plain(3, 9, 5), 'highest')).toEqual([false, true, false]);
    expect(bestValues(plain(3, 9, 5), 'lowest')).toEqual([true, false, false]);
    expect(bestValues(plain(0, 9), 'lowest')).toEqual([true, false]);
  });

  it('marks each of several equal best values, whatever their counts', () => {
    expect(bestValues(plain(9, 9, 5), 'highest')).toEqual([true, true, false]);
    expect(bestValues(plain([4, 12], [4, 64], 2), 'highest')).toEqual([true, true, false]);
  });

  it('marks none when all are equal', () => {
    expect(bestValues(plain(4, 4, 4), 'highest')).toEqual([false, false, false]);
    expect(bestValues(plain(4, null, 4), 'lowest')).toEqual([false, false, false]);
    expect(bestValues(plain([0, 5], [0, 60]), 'lowest')).toEqual([false, false]);
  });

  it('ignores unknown values, and marks none when only one is known', () => {
    expect(bestValues(plain(null, 2, 7), 'highest')).toEqual([false, false, true]);
    expect(bestValues(plain(null, 2, null), 'highest')).toEqual([false, false, false]);
    expect(bestValues(plain(null, null), 'lowest')).toEqual([false, false]);
  });

  it('needs five answers: two people who report more do not beat twenty', () => {
    expect(bestValues(plain([18.25, 2], [15.29, 20], [12, 20]), 'highest')).toEqual([false, true, false]);
    expect(bestValues(plain([18.25, 4], [15.29, 20]), 'highest')).toEqual([false, false]);
    expect(bestValues(plain([18.25, 5], [12, 20]), 'highest')).toEqual([true, false]);
    expect(bestValues(plain([4, 1], [4, 64], [3, 30]), 'highest')).toEqual([false, true, false]);
  });

  it('pulls values with few answers towards the average of all', () => {
    expect(bestValues(plain([5, 5], [4.8, 200], [3, 200]), 'highest')).toEqual([false, true, false]);
    expect(bestValues(plain([5, 100], [4.8, 200], [3, 200]), 'highest')).toEqual([true, false, false]);
  });

  it('treats values that hardly differ as equal', () => {
    expect(bestValues(plain(15.29, 15.2, 12), 'highest')).toEqual([true, true, false]);
    expect(bestValues(plain(15.29, 15.2), 'highest')).toEqual([false, false]);
  });

  it('does not compare different currencies', () => {
    const mixed = [euros(12), zlotys(40), euros(15)];
    expect(differInCurrency(mixed)).toBe(true);
    expect(bestValues(mixed, 'highest')).toEqual([false, false, false]);
    expect(differInCurrency([euros(12), null, euros(15)])).toBe(false);
    expect(bestValues([euros(12), null, euros(15)], 'highest')).toEqual([false, false, true]);
  });
});
