import { describe, expect, it } from 'vitest';
import { initials, monogram } from './monogram.ts';

describe('initials', () => {
  it.each([
    ['swiftbite', 's'],
    ['lumen-labs', 'll'],
    ['oddjob-guild', 'og'],
    ['paws-and-co', 'pa'],
    ['house-of-moves', 'hm'],
    ['one-two-three', 'ot'],
    ['24-7', ''],
  ])('of %s are "%s"', (slug, letters) => {
    expect(initials(slug)).toBe(letters);
  });
});

describe('monogram', () => {
  it('draws a symbol for a name without letters', () => {
    expect(monogram('24-7').content).toContain('<circle');
  });

  it('does not need an installed font', () => {
    expect(monogram('swiftbite').content).not.toContain('<text');
  });
});
