import { describe, expect, it } from 'vitest';
import { categoryFromQuery, categoryToSearch } from './companyFilter.ts';

describe('the filter of the companies', () => {
  it('query category selects the category', { tags: ['R2.38'] }, () => {
    expect(categoryFromQuery({ category: 'delivery' })).toBe('delivery');
    expect(categoryFromQuery({ category: [' Pet-Care', 'delivery'] })).toBe('pet-care');
    expect(categoryToSearch('delivery')).toBe('?category=delivery');
  });

  it('no category is selected without query category, or with an unknown one', { tags: ['R2.39'] }, () => {
    expect(categoryFromQuery({})).toBeNull();
    expect(categoryFromQuery({ category: '' })).toBeNull();
    expect(categoryFromQuery({ category: 'no-such' })).toBeNull();
    expect(categoryFromQuery({ categories: 'delivery' })).toBeNull();
    expect(categoryToSearch(null)).toBe('');
  });
});
