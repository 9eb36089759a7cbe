import { afterEach, describe, expect, it, vi } from 'vitest';
import { chooseConsent, consentToAll } from '../../../browser/consent.ts';
import { leadOrigin } from './leadOrigin.ts';

const url = 'https://friend.example/jobs';
const store = (expiresAt: Date) =>
  localStorage.setItem('referralData', JSON.stringify({ url, expiresAt: expiresAt.toISOString() }));

afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

describe('the origin of a lead', () => {
  it('names the page that led the visitor here, until that expires', { tags: ['R9.25'] }, () => {
    store(new Date(Date.now() + 60_000));
    expect(leadOrigin({})).toEqual({ referralUrl: url });
    store(new Date(Date.now() - 1));
    expect(leadOrigin({})).toEqual({});
  });

  it('prefers the page that click data name', () => {
    store(new Date(Date.now() + 60_000));
    expect(leadOrigin({ referral_url: 'https://other.example/' })).toEqual({
      referralUrl: 'https://other.example/',
    });
  });

  it('names the referring site and the source of the visit only with consent', () => {
    vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://search.example/?q=gigs');
    const expiresAt = Date.now() + 60_000;
    const rememberSource = () =>
      localStorage.setItem('sessionSource', JSON.stringify({ source: 'spring', expiresAt }));
    rememberSource();
    chooseConsent(consentToAll(false));
    expect(leadOrigin({ click_source: 'offer' })).toEqual({ clickSource: 'offer' });
    chooseConsent(consentToAll(true));
    rememberSource();
    expect(leadOrigin({})).toEqual({ source: 'spring', referralUrl: 'https://search.example/?q=gigs' });
    chooseConsent({ ...consentToAll(true), marketing: false });
    expect(leadOrigin({})).toEqual({ source: 'spring' });
  });
});
