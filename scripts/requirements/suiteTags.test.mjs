import { describe, expect, it } from 'vitest';
import { hasTaggedSuite } from './suiteTags.mjs';

// Joined at run time, because this file is searched as well.
const id = ['R2', '03'].join('.');

describe('a suite with the tag of a requirement', () => {
  it.each([
    ['a test of Vitest', `describe('the menu', { tags: ['${id}'] }, () => {})`],
    ['a journey of Playwright', `test.describe('the menu', { tag: '@${id}' }, () => {})`],
    [
      'a suite for each of a list',
      `describe.each(kinds)('the menu of %s', {\n  tags: ['${id}'],\n}, () => {})`,
    ],
  ])('is found in %s', (_name, source) => {
    expect(hasTaggedSuite(source)).toBe(true);
  });

  it.each([
    ['a tag of its test', `describe('the menu', () => { it('opens', { tags: ['${id}'] }, () => {}) })`],
    ['another tag', "test.describe('the menu', { tag: '@slow' }, () => {})"],
  ])('is not found in %s', (_name, source) => {
    expect(hasTaggedSuite(source)).toBe(false);
  });
});
