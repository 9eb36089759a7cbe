// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { isAmong, soleMatch } from './soleMatch.ts';

const exact = { name: 'Austin', match: 'EXACT' } as const;
const beginning = { name: 'Austerlitz', match: 'BEGINNING' } as const;
const country = { name: 'Graz', match: 'COUNTRY' } as const;
const part = { name: 'New Austin', match: 'PART' } as const;
const slip = { name: 'Austen', match: 'SLIP' } as const;
const elsewhere = { name: 'Austin, TX', match: 'ELSEWHERE' } as const;
const similar = { name: 'Auxtinville', match: 'SIMILAR' } as const;

describe('the one city that a search can mean', () => {
  it('is the only exact match, even if longer names start the same', () => {
    expect(soleMatch([exact, beginning, part, slip, similar])).toBe(exact);
    expect(soleMatch([exact, { ...exact, name: 'Austin, MN' }])).toBeNull();
  });

  it('is the only city whose name starts with the search', () => {
    expect(soleMatch([beginning, part, similar])).toBe(beginning);
    expect(soleMatch([beginning, { ...beginning, name: 'Aust' }])).toBeNull();
  });

  it.each([country, part, slip, elsewhere, similar, { name: 'Austin', match: null }])(
    'is never a guess, as $name ($match) would be',
    (guess) => {
      expect(soleMatch([guess])).toBeNull();
    },
  );

  it('does not exist when a country was meant', () => {
    expect(soleMatch([country, beginning])).toBeNull();
    expect(soleMatch([])).toBeNull();
  });
});

it('isAmong requires an exact match, not only a similar spelling', () => {
  for (const found of [exact, beginning, country, part, slip]) expect(isAmong([similar, found])).toBe(true);
  expect(isAmong([similar])).toBe(false);
  expect(isAmong([elsewhere, similar])).toBe(false);
  expect(isAmong([])).toBe(false);
});
