import { describe, expect, it } from 'vitest';
import {
  cleared,
  countFilters,
  filtersInQuery,
  filtersFromQuery,
  filtersToSearch,
  noFilters,
  toggleCategory,
} from './offerFilters.ts';

describe('filters in the address', () => {
  it('are parsed into categories and type', () => {
    expect(filtersFromQuery({ categories: 'driving,delivery', type: 'part-time' })).toEqual({
      categories: ['delivery', 'driving'],
      type: 'PART_TIME',
      sort: null,
    });
    expect(
      filtersFromQuery({ categories: ['pet-care', 'care'], type: 'Full-Time', sort: 'Sign-Up' }),
    ).toEqual({
      categories: ['pet-care', 'care'],
      type: 'FULL_TIME',
      sort: 'sign-up',
    });
  });

  it('are ignored when unknown', () => {
    expect(filtersFromQuery({ categories: 'delivery,"><script>,', type: 'never', sort: 'weight' })).toEqual({
      categories: ['delivery'],
      type: null,
      sort: null,
    });
    expect(filtersFromQuery({})).toEqual(noFilters);
    expect(filtersFromQuery({ categories: { a: 1 }, type: 7 })).toEqual(noFilters);
  });

  it('round-trip', () => {
    expect(filtersToSearch({ categories: ['delivery', 'driving'], type: 'PART_TIME', sort: 'cost' })).toBe(
      '?categories=delivery,driving&type=part-time&sort=cost',
    );
    expect(filtersToSearch(noFilters)).toBe('');
  });

  it('use the names of the graph in queries, and clearing them keeps the order', () => {
    expect(filtersInQuery({ categories: ['care'], type: null, sort: 'sign-up' })).toEqual({
      categories: ['care'],
      type: null,
      sort: 'SIGN_UP_TIME',
    });
    expect(filtersInQuery(noFilters)).toEqual({ categories: [], type: null, sort: null });
    expect(cleared({ categories: ['care'], type: 'WEEKEND', sort: 'cost' })).toEqual({
      ...noFilters,
      sort: 'cost',
    });
  });

  it('toggle one category', () => {
    const on = toggleCategory(noFilters, 'driving');
    expect(on.categories).toEqual(['driving']);
    expect(toggleCategory(on, 'delivery').categories).toEqual(['delivery', 'driving']);
    expect(toggleCategory(on, 'driving').categories).toEqual([]);
    expect(countFilters({ categories: ['driving'], type: 'WEEKEND', sort: 'rating' })).toBe(2);
  });
});
