import { describe, expect, it } from 'vitest';
import { slugOf } from './slugOf.ts';

describe('slugOf', () => {
  it('slugs are lowercased', { tags: ['R5.14'] }, () => {
    expect(slugOf('Uber')).toBe('uber');
    expect(slugOf('ŁÓDŹ')).toBe('lodz');
  });

  it('spaces become dashes', { tags: ['R5.15'] }, () => {
    expect(slugOf('New York City')).toBe('new-york-city');
  });

  it('other non-word characters are removed and dashes kept', { tags: ['R5.16'] }, () => {
    expect(slugOf('Ben & Jerry!')).toBe('ben-jerry');
    expect(slugOf('Rock-n-Roll?')).toBe('rock-n-roll');
    expect(slugOf("L'Aquila (AQ)")).toBe('laquila-aq');
  });

  it('leaves only ASCII', () => {
    expect(slugOf('İstanbul Straße Øresund')).toBe('istanbul-strasse-oresund');
  });
});
