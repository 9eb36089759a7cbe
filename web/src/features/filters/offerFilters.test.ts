import { describe, expect, it } from 'vitest';
import {
  countFilters,
  filtersFromQuery,
  filtersToSearch,
  noFilters,
  toggleCategory,
} from './offerFilters.ts';

describe('filters in the address', () => {
  it('reads categories and type', () => {
    expect(filtersFromQuery({ categories: 'driving,delivery', type: 'part-time' })).toEqual({
      categories: ['delivery', 'driving'],
      type: 'PART_TIME',
    });
    expect(filtersFromQuery({ categories: ['pet-care', 'care'], type: 'Full-Time' })).toEqual({
      categories: ['pet-care', 'care'],
      type: 'FULL_TIME',
    });
  });

  it('ignores values that do not exist', () => {
    expect(filtersFromQuery({ categories: 'delivery,"><script>,', type: 'never' })).toEqual({
      categories: ['delivery'],
      type: null,
    });
    expect(filtersFromQuery({})).toEqual(noFilters);
    expect(filtersFromQuery({ categories: { a: 1 }, type: 7 })).toEqual(noFilters);
  });

  it('writes what it reads', () => {
    expect(filtersToSearch({ categories: ['delivery', 'driving'], type: 'PART_TIME' })).toBe(
      '?categories=delivery,driving&type=part-time',
    );
    expect(filtersToSearch(noFilters)).toBe('');
  });

  it('switches one category on and off', () => {
    const on = toggleCategory(noFilters, 'driving');
    expect(on.categories).toEqual(['driving']);
    expect(toggleCategory(on, 'delivery').categories).toEqual(['delivery', 'driving']);
    expect(toggleCategory(on, 'driving').categories).toEqual([]);
    expect(countFilters({ categories: ['driving'], type: 'WEEKEND' })).toBe(2);
  });
});
