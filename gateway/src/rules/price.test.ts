import { describe, expect, it } from 'vitest';
import { price } from './price.ts';

describe('price', () => {
  it('is the weight divided by 100', { tags: ['R9.12'] }, () => {
    expect(price(250)).toBe(2.5);
    expect(price(1)).toBe(0.01);
  });

  it('is 0 when the weight is zero or lower', { tags: ['R9.13'] }, () => {
    expect(price(0)).toBe(0);
    expect(price(-5)).toBe(0);
  });
});
