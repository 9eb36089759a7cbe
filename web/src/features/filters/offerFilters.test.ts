// @vitest-environment node
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

const known = ['delivery', 'driving', 'pet-care', 'care'];

describe('filters in the address', () => {
  it('are parsed into categories and type', () => {
    expect(filtersFromQuery({ categories: 'driving,delivery', type: 'part-time' }, known)).toEqual({
      categories: ['delivery', 'driving'],
      type: 'PART_TIME',
      sort: null,
    });
    expect(
      filtersFromQuery({ categories: ['pet-care', 'care'], type: 'Full-Time', sort: 'Sign-Up' }, known),
    ).toEqual({
      categories: ['pet-care', 'care'],
      type: 'FULL_TIME',
      sort: 'sign-up',
    });
  });

  it('are ignored when unknown', () => {
    expect(
      filtersFromQuery({ categories: 'delivery,"><script>,', type: 'never', sort: 'weight' }, known),
    ).toEqual({
      categories: ['delivery'],
      type: null,
      sort: null,
    });
    expect(filtersFromQuery({}, known)).toEqual(noFilters);
    expect(filtersFromQuery({ categories: { a: 1 }, type: 7 }, known)).toEqual(noFilters);
  });

  it('accept every well-formed category while the list is unknown', () => {
    const query = { categories: 'new-kind,driving,"><script>,driving' };
    expect(filtersFromQuery(query, null).categories).toEqual(['new-kind', 'driving']);
    expect(toggleCategory(noFilters, 'new-kind', null).categories).toEqual(['new-kind']);
  });

  it('are written as a query string', () => {
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
    const withDriving = toggleCategory(noFilters, 'driving', known);
    expect(withDriving.categories).toEqual(['driving']);
    expect(toggleCategory(withDriving, 'delivery', known).categories).toEqual(['delivery', 'driving']);
    expect(toggleCategory(withDriving, 'driving', known).categories).toEqual([]);
    expect(countFilters({ categories: ['driving'], type: 'WEEKEND', sort: 'rating' })).toBe(2);
  });
});
