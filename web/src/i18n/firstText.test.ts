// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { firstText } from './firstText.ts';

describe('the first text', () => {
  it.each([null, undefined, '', ' '])('skips %j', { tags: ['R2.77', 'R2.93'] }, (nothing) => {
    expect(firstText(nothing, nothing, 'Gigs in Berlin')).toBe('Gigs in Berlin');
  });

  it('is the first one that is not empty', () => {
    expect(firstText(null, 'Header', 'Title')).toBe('Header');
  });
});
