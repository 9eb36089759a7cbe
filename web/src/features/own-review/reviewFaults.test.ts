import { describe, expect, it } from 'vitest';
import contract from '../../../../schema/rest/web-api.json' with { type: 'json' };
import { maxReviewLength, reviewFaults } from './reviewFaults.ts';

const review = { rating: 3, text: '', citySlug: '' };

describe('a review before it is sent', () => {
  it('needs stars, but no text', () => {
    expect(reviewFaults(review)).toEqual({});
    expect(reviewFaults({ ...review, rating: 0 })).toEqual({ rating: 'review.form.rating.required' });
  });

  it('has at most as many characters as the contract allows', () => {
    const { maxLength } = contract.components.schemas.ReviewRequest.properties.reviewText;
    expect(maxReviewLength).toBe(maxLength);
    const text = '🚲'.repeat(maxReviewLength);
    expect(reviewFaults({ ...review, text: ` ${text} ` })).toEqual({});
    expect(reviewFaults({ ...review, text: `${text}!` })).toEqual({ text: 'review.form.tooLong' });
  });
});
