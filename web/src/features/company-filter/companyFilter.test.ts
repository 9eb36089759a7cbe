// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { categoryFromQuery, categoryToSearch } from './companyFilter.ts';

const known = ['delivery', 'pet-care'];

describe('the filter of the companies', () => {
  it('the query parameter selects the category', { tags: ['R2.38'] }, () => {
    expect(categoryFromQuery({ category: 'delivery' }, known)).toBe('delivery');
    expect(categoryFromQuery({ category: [' Pet-Care', 'delivery'] }, known)).toBe('pet-care');
    expect(categoryToSearch('delivery')).toBe('?category=delivery');
  });

  it(
    'no category is selected without the query parameter, or with an unknown value',
    { tags: ['R2.39'] },
    () => {
      expect(categoryFromQuery({}, known)).toBeNull();
      expect(categoryFromQuery({ category: '' }, known)).toBeNull();
      expect(categoryFromQuery({ category: 'no-such' }, known)).toBeNull();
      expect(categoryFromQuery({ categories: 'delivery' }, known)).toBeNull();
      expect(categoryToSearch(null)).toBe('');
    },
  );
});
