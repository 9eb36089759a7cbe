import { afterEach, describe, expect, it, vi } from 'vitest';
import { authStateFrom, guest, isSignedIn } from './authState.ts';

const load = async (stored?: object) => {
  localStorage.clear();
  if (stored) localStorage.setItem('auth', JSON.stringify(stored));
  vi.resetModules();
  return import('./authStore.ts');
};
const kept = () => JSON.parse(localStorage.getItem('auth') ?? 'null') as unknown;

afterEach(() => localStorage.clear());

describe('the account in the browser', () => {
  it('a visitor with an id token that has not expired is signed in', { tags: ['R4.01'] }, () => {
    const now = 1_000_000;
    expect(isSignedIn({ ...guest, idToken: 't', expiresAt: now + 1 }, now)).toBe(true);
    expect(isSignedIn({ ...guest, idToken: 't', expiresAt: now }, now)).toBe(false);
    expect(isSignedIn({ ...guest, idToken: 't', expiresAt: now - 1 }, now)).toBe(false);
    expect(isSignedIn({ ...guest, idToken: 't', expiresAt: null }, now)).toBe(false);
    expect(isSignedIn({ ...guest, idToken: null, expiresAt: now + 1 }, now)).toBe(false);
    expect(isSignedIn(guest, now)).toBe(false);
  });

  it('reads invalid data as a guest, and never redirects to another site', () => {
    for (const text of [null, '', '{', 'null', '[]', '"x"', '{"idToken":1,"expiresAt":"x","redirectPath":2}'])
      expect(authStateFrom(text)).toEqual(guest);
    for (const redirectPath of [
      '//evil.example',
      '/\\evil.example',
      'https://evil.example',
      'javascript:x',
      '',
    ])
      expect(authStateFrom(JSON.stringify({ redirectPath })).redirectPath).toBe('/');
    expect(authStateFrom('{"redirectPath":"/de/berlin?type=weekend"}').redirectPath).toBe(
      '/de/berlin?type=weekend',
    );
  });

  it('stores changes for the next visit, and clears the whole account', async () => {
    const { authState, bearerHeader, changeAuth, forgetAccount } = await load();
    expect(authState()).toEqual(guest);
    expect(bearerHeader()).toEqual({});
    const expiresAt = Date.now() + 60_000;
    changeAuth({ idToken: 'abc', expiresAt, redirectPath: '/berlin' });
    expect(kept()).toEqual({ idToken: 'abc', expiresAt, redirectPath: '/berlin' });
    expect(bearerHeader()).toEqual({ authorization: 'Bearer abc' });
    forgetAccount();
    expect(kept()).toEqual(guest);
    expect(bearerHeader()).toEqual({});
  });

  it('sends no expired token', async () => {
    const { bearerHeader } = await load({ idToken: 'abc', expiresAt: Date.now() - 1 });
    expect(bearerHeader()).toEqual({});
  });

  it('reads changes from other tabs', async () => {
    const { authState, subscribeToAuth } = await load();
    const listener = vi.fn();
    const stop = subscribeToAuth(listener);
    const expiresAt = Date.now() + 60_000;
    localStorage.setItem('auth', JSON.stringify({ idToken: 'abc', expiresAt }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'auth' }));
    expect(listener).toHaveBeenCalledTimes(1);
    expect(authState()).toEqual({ idToken: 'abc', expiresAt, redirectPath: '/' });
    stop();
    window.dispatchEvent(new StorageEvent('storage', { key: 'auth' }));
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
