import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { chooseConsent, consentToAll } from '../consent.ts';
import { referralData, saveReferralData } from './referralData.ts';

const friend = 'https://friend.example/jobs?q=1';
const days = (count: number) => count * 24 * 60 * 60_000;
const longAgo = (count: number) => new Date(Date.now() - days(count));

beforeEach(() => chooseConsent(consentToAll(true)));
afterEach(() => localStorage.clear());

describe('the page that led a visitor here', () => {
  it('is valid for 60 days', { tags: ['R9.25'] }, () => {
    saveReferralData(friend, longAgo(59));
    expect(referralData()?.url).toBe(friend);
    localStorage.removeItem('referralData');
    saveReferralData(friend, longAgo(61));
    expect(localStorage.getItem('referralData')).toContain(friend);
    expect(referralData()).toBeNull();
    expect(localStorage.getItem('referralData')).toBeNull();
  });

  it('is the first one of another site', () => {
    for (const referrer of [
      '',
      'javascript:alert(1)',
      `${window.location.origin}/berlin`,
      `${friend}${'x'.repeat(2000)}`,
    ])
      saveReferralData(referrer);
    expect(referralData()).toBeNull();
    saveReferralData(friend);
    saveReferralData('https://other.example/');
    expect(referralData()?.url).toBe(friend);
  });

  it('is stored only with consent, and removed without', () => {
    chooseConsent({ ...consentToAll(true), marketing: false });
    saveReferralData(friend);
    expect(referralData()).toBeNull();
    chooseConsent(consentToAll(true));
    saveReferralData(friend);
    chooseConsent(consentToAll(false));
    expect(localStorage.getItem('referralData')).toBeNull();
  });
});
