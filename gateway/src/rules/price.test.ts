import { describe, expect, it } from 'vitest';
import { price } from './price.ts';

describe('price', () => {
  it('R9.12 is the weight divided by 100', () => {
    expect(price(250)).toBe(2.5);
    expect(price(1)).toBe(0.01);
  });

  it('R9.13 is 0 when the weight is zero or lower', () => {
    expect(price(0)).toBe(0);
    expect(price(-5)).toBe(0);
  });
});
