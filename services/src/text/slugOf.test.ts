import { describe, expect, it } from 'vitest';
import { slugOf } from './slugOf.ts';

describe('slugOf', () => {
  it('R5.14 slugs are lowercased', () => {
    expect(slugOf('Uber')).toBe('uber');
    expect(slugOf('ŁÓDŹ')).toBe('lodz');
  });

  it('R5.15 spaces become dashes', () => {
    expect(slugOf('New York City')).toBe('new-york-city');
  });

  it('R5.16 other non-word characters are removed and dashes kept', () => {
    expect(slugOf('Ben & Jerry!')).toBe('ben-jerry');
    expect(slugOf('Rock-n-Roll?')).toBe('rock-n-roll');
    expect(slugOf("L'Aquila (AQ)")).toBe('laquila-aq');
  });

  it('leaves only ASCII', () => {
    expect(slugOf('İstanbul Straße Øresund')).toBe('istanbul-strasse-oresund');
  });
});
