import { describe, expect, it } from 'vitest';
import { rating } from './rating.ts';

describe('rating', () => {
  it('is at most 5', { tags: ['R9.14'] }, () => {
    expect(rating(5.7)).toBe(5);
    expect(rating(5)).toBe(5);
  });

  it('has one decimal', { tags: ['R9.15'] }, () => {
    expect(rating(4.25)).toBe(4.3);
    expect(rating(4.24)).toBe(4.2);
    expect(rating(4.35)).toBe(4.4);
    expect(rating(1.15)).toBe(1.2);
  });

  it('keeps null', () => {
    expect(rating(null)).toBeNull();
  });
});
