import { describe, expect, it } from 'vitest';
import { firstText } from './firstText.ts';

describe('the first text', () => {
  it.each([null, undefined, '', ' '])('passes over %j', { tags: ['R2.77', 'R2.93'] }, (nothing) => {
    expect(firstText(nothing, nothing, 'Gigs in Berlin')).toBe('Gigs in Berlin');
  });

  it('is the first that says something', () => {
    expect(firstText(null, 'Header', 'Title')).toBe('Header');
  });
});
