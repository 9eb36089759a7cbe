// @vitest-environment node
import { describe, expect, it } from 'vitest';
import {
  companyFiltersFromQuery,
  companyFiltersInQuery,
  companyFiltersToSearch,
  companySortInQuery,
  countCompanyFilters,
  noCompanyFilters,
} from './companyFilters.ts';

const known = ['delivery', 'pet-care'];
const categoryIn = (query: object) => companyFiltersFromQuery({ ...query }, known).category;

describe('the filters of the companies', () => {
  it('the query parameter selects the category', { tags: ['R2.38'] }, () => {
    expect(categoryIn({ category: 'delivery' })).toBe('delivery');
    expect(categoryIn({ category: [' Pet-Care', 'delivery'] })).toBe('pet-care');
    expect(companyFiltersToSearch({ ...noCompanyFilters, category: 'delivery' })).toBe('?category=delivery');
  });

  it(
    'no category is selected without the query parameter, or with an unknown value',
    { tags: ['R2.39'] },
    () => {
      for (const query of [{}, { category: '' }, { category: 'no-such' }, { categories: 'delivery' }])
        expect(companyFiltersFromQuery({ ...query }, known)).toEqual(noCompanyFilters);
      expect(companyFiltersToSearch(noCompanyFilters)).toBe('');
    },
  );

  it('country, rating and order are read from the query, written to it and sent', () => {
    const search = '?category=delivery&country=de&rating_from=3.5&sort=gigs';
    const query = { sort: 'Gigs', rating_from: '3.5', country: 'DE', category: 'delivery' };
    const filters = companyFiltersFromQuery(query, known);
    expect(companyFiltersToSearch(filters)).toBe(search);
    expect(countCompanyFilters(filters)).toBe(3);
    expect(companyFiltersInQuery(filters)).toEqual({
      category: 'delivery',
      countryCode: 'DE',
      ratingFrom: 3.5,
    });
    expect(companySortInQuery(filters)).toBe('JOB_OFFERS_COUNT');
  });

  it('unknown countries, ratings and orders are ignored', () => {
    const query = { sort: 'weight', rating_from: '6', country: 'deu' };
    expect(companyFiltersFromQuery(query, known)).toEqual(noCompanyFilters);
    expect(companySortInQuery(noCompanyFilters)).toBeNull();
  });
});
