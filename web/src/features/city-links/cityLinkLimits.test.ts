// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { otherCategoriesLimit } from './categoryLinkLimits.ts';
import * as limits from './cityLinkLimits.ts';

describe('limits of the link blocks', () => {
  it('allow the city page 6 jobs, 7 cities within 100 km and 12 categories', { tags: ['R9.17'] }, () => {
    expect(limits.popularJobsLimit).toBe(6);
    expect(limits.nearbyCitiesLimit).toBe(7);
    expect(limits.nearbyCitiesDistance).toBe(100);
    expect(limits.popularCategoriesDesktop).toBe(12);
  });

  it('allow the city category page 4 other categories', { tags: ['R9.18'] }, () => {
    expect(otherCategoriesLimit).toBe(4);
  });
});
