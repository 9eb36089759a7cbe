import { afterEach, describe, expect, it } from 'vitest';
import { leadOrigin } from './leadOrigin.ts';

const url = 'https://friend.example/jobs';
const store = (expiresAt: Date) =>
  localStorage.setItem('referralData', JSON.stringify({ url, expiresAt: expiresAt.toISOString() }));

afterEach(() => localStorage.clear());

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
});
