import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  landingSource,
  prolongSessionSource,
  saveSessionSource,
  sessionSource,
  sourceExpiry,
} from './sessionSource.ts';

const stored = () => JSON.parse(localStorage.getItem('sessionSource') ?? 'null') as { source: string } | null;
const at = (hours: number, minutes: number) => new Date(2026, 2, 14, hours, minutes);
const allow = (choice: object) =>
  localStorage.setItem('cookieConsent', JSON.stringify({ chosenAt: Date.now(), ...choice }));

beforeEach(() => allow({ preferences: false, analytics: true, marketing: false }));
afterEach(() => localStorage.clear());

describe('the source of a visit', () => {
  it('is truncated to 255 characters', { tags: ['R5.21', 'R3.118', 'R9.06'] }, () => {
    saveSessionSource('s'.repeat(300));
    expect(stored()?.source).toBe('s'.repeat(255));
    expect(stored()?.source).toHaveLength(255);
    saveSessionSource('s'.repeat(255));
    expect(stored()?.source).toHaveLength(255);
    saveSessionSource('newsletter');
    expect(stored()?.source).toBe('newsletter');
  });

  it('is never split within a surrogate pair', { tags: ['R5.21'] }, () => {
    saveSessionSource('🚲'.repeat(300));
    expect(stored()?.source).toBe('🚲'.repeat(255));
  });

  it('expires at midnight or after 30 minutes, whichever is earlier', { tags: ['R4.71', 'R9.06'] }, () => {
    expect(sourceExpiry(at(23, 50))).toEqual(new Date(2026, 2, 15, 0, 0));
    expect(sourceExpiry(at(12, 0))).toEqual(at(12, 30));
  });

  it('is prolonged by activity and deleted after it expires', { tags: ['R4.71'] }, () => {
    saveSessionSource('newsletter', at(12, 0));
    prolongSessionSource(at(12, 20));
    expect(sessionSource(at(12, 49))).toBe('newsletter');
    expect(sessionSource(at(12, 50))).toBeNull();
    expect(stored()).toBeNull();
    prolongSessionSource(at(12, 51));
    expect(stored()).toBeNull();
  });

  it('is not stored before the visitor allows it, nor after a refusal', () => {
    const old = Date.now() - 181 * 24 * 60 * 60_000;
    const refusals = [{ analytics: false }, { marketing: true }, { analytics: 'yes' }];
    for (const choice of [
      ...refusals,
      { analytics: true, chosenAt: old },
      { analytics: true, chosenAt: 'now' },
    ]) {
      localStorage.clear();
      allow(choice);
      saveSessionSource('newsletter');
      expect(stored()).toBeNull();
    }
    for (const text of [null, '{', '{"analytics":true}']) {
      localStorage.clear();
      if (text !== null) localStorage.setItem('cookieConsent', text);
      saveSessionSource('newsletter');
      expect(stored()).toBeNull();
    }
  });

  it('is null for invalid stored data', () => {
    for (const text of ['{', 'null', '{"source":1}', '[]']) {
      localStorage.setItem('sessionSource', text);
      expect(sessionSource()).toBeNull();
    }
  });

  it('comes from a campaign, or else from another site', () => {
    const page = (search: string) => new URL(`https://citygigs.example/berlin${search}`);
    expect(landingSource(page('?utm_source=spring'), 'https://search.example/x')).toBe('spring');
    expect(landingSource(page(''), 'https://search.example/x?q=secret')).toBe('search.example');
    expect(landingSource(page(''), 'https://citygigs.example/')).toBeNull();
    expect(landingSource(page(''), '')).toBeNull();
  });
});
