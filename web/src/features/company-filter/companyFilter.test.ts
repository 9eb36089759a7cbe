import { describe, expect, it } from 'vitest';
import { categoryFromQuery, categoryToSearch } from './companyFilter.ts';

describe('the filter of the companies', () => {
  it('R2.38 query category selects the category', () => {
    expect(categoryFromQuery({ category: 'delivery' })).toBe('delivery');
    expect(categoryFromQuery({ category: [' Pet-Care', 'delivery'] })).toBe('pet-care');
    expect(categoryToSearch('delivery')).toBe('?category=delivery');
  });

  it('R2.39 without query category, or with one that does not exist, no filter is on', () => {
    expect(categoryFromQuery({})).toBeNull();
    expect(categoryFromQuery({ category: '' })).toBeNull();
    expect(categoryFromQuery({ category: 'no-such' })).toBeNull();
    expect(categoryFromQuery({ categories: 'delivery' })).toBeNull();
    expect(categoryToSearch(null)).toBe('');
  });
});
