import { afterEach, expect, it, vi } from 'vitest';
import { removeGoogleCookies } from './removeGoogleCookies.ts';

afterEach(() => vi.restoreAllMocks());

it('removes the cookies of Google Analytics from the host and the domains above it, and no others', () => {
  const written: string[] = [];
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('_ga=1; referral_id=abc; _ga_ABC=2; _gallery=3');
  vi.spyOn(document, 'cookie', 'set').mockImplementation((cookie) => void written.push(cookie));
  vi.spyOn(window.location, 'hostname', 'get').mockReturnValue('www.gigs.example');
  removeGoogleCookies();
  const removals = ['', '; Domain=www.gigs.example', '; Domain=gigs.example', '; Domain=example'];
  expect(written).toEqual(
    ['_ga', '_ga_ABC'].flatMap((name) => removals.map((domain) => `${name}=; Max-Age=0; Path=/${domain}`)),
  );
});
