import { describe, expect, it } from 'vitest';
import { canAddReview } from './canAddReview.ts';

const mine = (offerId: string, hasReview: boolean) => ({ offerId, hasReview });

describe('canAddReview', () => {
  it('is true for guests, who have no list', { tags: ['R6.21'] }, () => {
    expect(canAddReview({ list: null, loading: false }, 'a')).toBe(true);
  });

  it('is true for an empty list', { tags: ['R6.22'] }, () => {
    expect(canAddReview({ list: [], loading: false }, 'a')).toBe(true);
  });

  it('is false only for an offer in the list with a review', { tags: ['R6.23'] }, () => {
    const list = [mine('reviewed', true), mine('applied', false)];
    expect(canAddReview({ list, loading: false }, 'reviewed')).toBe(false);
    expect(canAddReview({ list, loading: false }, 'applied')).toBe(true);
    expect(canAddReview({ list, loading: false }, 'absent')).toBe(true);
  });

  it('is false until the list has loaded', { tags: ['R6.24'] }, () => {
    expect(canAddReview({ list: null, loading: true }, 'a')).toBe(false);
    expect(canAddReview({ list: [], loading: true }, 'a')).toBe(false);
  });
});
