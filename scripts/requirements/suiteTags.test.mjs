import { describe, expect, it } from 'vitest';
import { tagsItsSuite } from './suiteTags.mjs';

describe('a suite with the tag of a requirement', () => {
  it.each([
    "describe('the menu', { tags: ['R2.03'] }, () => {})",
    "test.describe('the menu', { tag: '@R2.03' }, () => {})",
    "describe.each(kinds)('the menu of %s', {\n  tags: ['R2.03'],\n}, () => {})",
  ])('is found: %s', (source) => {
    expect(tagsItsSuite(source)).toBe(true);
  });

  it.each([
    "describe('the menu', () => { it('opens', { tags: ['R2.03'] }, () => {}) })",
    "test.describe('the menu', { tag: '@slow' }, () => {})",
  ])('is not taken for a test with one: %s', (source) => {
    expect(tagsItsSuite(source)).toBe(false);
  });
});
