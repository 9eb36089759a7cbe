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
  withRequirement,
} from './offerFilters.ts';

const known = ['delivery', 'driving', 'pet-care', 'care'];

describe('filters in the address', () => {
  it('are parsed into categories and type', () => {
    expect(filtersFromQuery({ categories: 'driving,delivery', type: 'part-time' }, known)).toEqual({
      categories: ['delivery', 'driving'],
      type: 'PART_TIME',
      requirements: {},
      sort: null,
    });
    expect(
      filtersFromQuery({ categories: ['pet-care', 'care'], type: 'Full-Time', sort: 'Sign-Up' }, known),
    ).toEqual({
      categories: ['pet-care', 'care'],
      type: 'FULL_TIME',
      requirements: {},
      sort: 'sign-up',
    });
  });

  it('are ignored when unknown', () => {
    expect(
      filtersFromQuery({ categories: 'delivery,"><script>,', type: 'never', sort: 'weight' }, known),
    ).toEqual({
      categories: ['delivery'],
      type: null,
      requirements: {},
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
    expect(
      filtersToSearch({
        categories: ['delivery', 'driving'],
        type: 'PART_TIME',
        requirements: {},
        sort: 'cost',
      }),
    ).toBe('?categories=delivery,driving&type=part-time&sort=cost');
    expect(filtersToSearch(noFilters)).toBe('');
  });

  it('use the names of the graph in queries, and clearing them keeps the order', () => {
    expect(filtersInQuery({ categories: ['care'], type: null, requirements: {}, sort: 'sign-up' })).toEqual({
      categories: ['care'],
      type: null,
      filter: null,
      sort: 'SIGN_UP_TIME',
    });
    expect(filtersInQuery(noFilters)).toEqual({ categories: [], type: null, filter: null, sort: null });
    expect(cleared({ categories: ['care'], type: 'WEEKEND', requirements: {}, sort: 'cost' })).toEqual({
      ...noFilters,
      sort: 'cost',
    });
  });

  it('toggle one category', () => {
    const withDriving = toggleCategory(noFilters, 'driving', known);
    expect(withDriving.categories).toEqual(['driving']);
    expect(toggleCategory(withDriving, 'delivery', known).categories).toEqual(['delivery', 'driving']);
    expect(toggleCategory(withDriving, 'driving', known).categories).toEqual([]);
    expect(countFilters({ categories: ['driving'], type: 'WEEKEND', requirements: {}, sort: 'rating' })).toBe(
      2,
    );
  });

  it('ask for facts of gigs, each by its name in the address', () => {
    const query = {
      age: '16',
      vehicle: 'none',
      work_language: 'tr',
      remote: 'true',
      verified: 'true',
      pay_from: '12.5',
      cost_up_to: '0',
      sign_up_within: '3',
      rating_from: '4.5',
    };
    const filters = filtersFromQuery({ ...query, type: 'weekend' }, known);
    expect(countFilters(filters)).toBe(10);
    expect(filtersToSearch(filters)).toBe(
      '?type=weekend&age=16&vehicle=none&work_language=tr&remote=true&verified=true&pay_from=12.5&cost_up_to=0&sign_up_within=3&rating_from=4.5',
    );
    expect(filtersInQuery(filters).filter).toEqual({
      age: 16,
      vehicle: 'NONE',
      workLanguage: 'tr',
      remote: true,
      verified: true,
      payFrom: 12.5,
      costUpTo: 0,
      signUpWithin: 3,
      ratingFrom: 4.5,
    });
    expect(cleared(filters)).toEqual(noFilters);
    const cheap = withRequirement(noFilters, 'COST_UP_TO', '0');
    expect(filtersInQuery(withRequirement(cheap, 'AGE', '16')).filter).toMatchObject({
      age: 16,
      costUpTo: 0,
      remote: false,
      payFrom: null,
    });
    expect(withRequirement(cheap, 'COST_UP_TO', undefined)).toEqual(noFilters);
  });

  it.each([
    { age: '13' },
    { age: '100' },
    { vehicle: 'train' },
    { work_language: 'English' },
    { remote: 'false' },
    { pay_from: '-1' },
    { pay_from: '1e3' },
    { cost_up_to: '10000000' },
    { sign_up_within: '0' },
    { rating_from: '5.5' },
    { AGE: '16' },
  ])('ignore %j', (query) => {
    expect(filtersFromQuery(query, known)).toEqual(noFilters);
  });
});
