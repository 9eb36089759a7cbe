import { describe, expect, it } from 'vitest';
import { slugOf } from './slugOf.ts';

describe('slugOf', () => {
  it('lower-cases slugs', { tags: ['R5.14'] }, () => {
    expect(slugOf('Uber')).toBe('uber');
    expect(slugOf('ŁÓDŹ')).toBe('lodz');
  });

  it('replaces spaces by dashes', { tags: ['R5.15'] }, () => {
    expect(slugOf('New York City')).toBe('new-york-city');
  });

  it('removes other non-word characters and keeps dashes', { tags: ['R5.16'] }, () => {
    expect(slugOf('Ben & Jerry!')).toBe('ben-jerry');
    expect(slugOf('Rock-n-Roll?')).toBe('rock-n-roll');
    expect(slugOf("L'Aquila (AQ)")).toBe('laquila-aq');
  });

  it('returns only ASCII characters', () => {
    expect(slugOf('İstanbul Straße Øresund')).toBe('istanbul-strasse-oresund');
  });
});
