// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { isOnHosts } from './outsideUrl.ts';

describe('isOnHosts', () => {
  it.each([
    'https://partner.example/apply?lead=1',
    'http://PARTNER.example:8443/',
    'https://jobs.partner.example/',
    'https://user@partner.example/',
    'https:\\\\partner.example\\apply',
  ])('accepts %s', (address) => {
    expect(isOnHosts(address, ['other.example', 'partner.example'])).toBe(true);
  });

  it.each([
    'https://evil.example/partner.example',
    'https://notpartner.example/',
    'https://partner.example.evil.example/',
    'https://partner.example@evil.example/',
    'https://partner.example:x@evil.example/',
    'https://evil.example\\@partner.example/',
    'https://evil.example#.partner.example',
    'https://example/',
    'https://раrtner.example/',
  ])('refuses %s', (address) => {
    expect(isOnHosts(address, ['other.example', 'partner.example'])).toBe(false);
  });

  it('accepts nothing without hosts', () => {
    expect(isOnHosts('https://partner.example/', [])).toBe(false);
  });
});
