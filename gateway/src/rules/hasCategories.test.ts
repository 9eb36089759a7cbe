import { describe, expect, it } from 'vitest';
import { hasCategories } from './hasCategories.ts';

describe('hasCategories', () => {
  it('is false for an offer without categories', { tags: ['R8.26'] }, () => {
    expect(hasCategories({ categories: [], isMoreJob: false })).toBe(false);
    expect(hasCategories({ categories: null, isMoreJob: false })).toBe(false);
  });

  it('is true for an offer with categories, and for any full-time offer', { tags: ['R8.26'] }, () => {
    expect(hasCategories({ categories: [{ id: 1 }], isMoreJob: false })).toBe(true);
    expect(hasCategories({ categories: [], isMoreJob: true })).toBe(true);
  });
});
