import { afterEach, describe, expect, it } from 'vitest';
import { chooseConsent, consentToAll } from '../consent.ts';
import { deleteCookie, readCookie } from '../cookies.ts';
import { landingReferral, referralDays, saveReferral } from './referral.ts';

afterEach(() => {
  deleteCookie('referral_id');
  localStorage.clear();
});

describe('a referral', () => {
  it('is kept for 60 days', { tags: ['R9.05'] }, () => {
    expect(referralDays).toBe(60);
  });

  it('comes from the address and is at most 255 characters long', () => {
    const page = (search: string) => new URL(`https://citygigs.example/berlin${search}`);
    expect(landingReferral(page('?referral_id=abc'))).toBe('abc');
    expect(landingReferral(page(`?referral_id=${'a'.repeat(300)}`))).toBe('a'.repeat(255));
    expect(landingReferral(page('?referral_id='))).toBeNull();
    expect(landingReferral(page(''))).toBeNull();
  });

  it('is stored only with consent for marketing, never replaced, and removed when the consent ends', () => {
    saveReferral('abc');
    chooseConsent({ preferences: true, analytics: true, marketing: false });
    saveReferral('abc');
    expect(readCookie('referral_id')).toBeNull();
    chooseConsent(consentToAll(true));
    saveReferral('abc');
    saveReferral('def');
    expect(readCookie('referral_id')).toBe('abc');
    chooseConsent(consentToAll(false));
    expect(readCookie('referral_id')).toBeNull();
  });
});
