import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { authStateFrom, guest, isSignedIn } from './authState.ts';
import { authState } from './authStore.ts';
import { endReturn, returnAfterLogin, returnPath } from './returnAfterLogin.ts';

const load = async (stored?: object) => {
  localStorage.clear();
  if (stored) localStorage.setItem('auth', JSON.stringify(stored));
  vi.resetModules();
  return import('./authStore.ts');
};
const stored = () => JSON.parse(localStorage.getItem('auth') ?? 'null') as unknown;

beforeEach(() => localStorage.clear());
afterEach(() => localStorage.clear());

describe('the account in the browser', () => {
  it('is signed in with an id token that has not expired', { tags: ['R4.01'] }, () => {
    const now = 1_000_000;
    expect(isSignedIn({ idToken: 't', expiresAt: now + 1 }, now)).toBe(true);
    expect(isSignedIn({ idToken: 't', expiresAt: now }, now)).toBe(false);
    expect(isSignedIn({ idToken: 't', expiresAt: now - 1 }, now)).toBe(false);
    expect(isSignedIn({ idToken: 't', expiresAt: null }, now)).toBe(false);
    expect(isSignedIn({ idToken: null, expiresAt: now + 1 }, now)).toBe(false);
    expect(isSignedIn(guest, now)).toBe(false);
  });

  it('has the specified fields, and four more', { tags: ['R3.29', 'R3.30', 'R3.31', 'R3.32'] }, () => {
    expect(guest).toEqual({
      accessToken: null,
      idToken: null,
      profile: null,
      redirectPath: '/',
      expiresAt: null,
      lastRenewedAt: null,
      stepName: null,
      registerSource: null,
      verificationCode: null,
      identityProvider: null,
      shouldPostProcess: false,
      isProcessing: false,
      emailConsent: false,
      isReadyToSaveUser: false,
      signUpEmail: null,
      signUpId: null,
      newAddress: null,
      unsavedAnswersOf: null,
      authTrigger: null,
      authErrorMessage: null,
    });
  });

  it('reads invalid data as a guest, and never redirects to another site', () => {
    for (const text of [null, '', '{', 'null', '[]', '"x"', '{"idToken":1,"expiresAt":"x","redirectPath":2}'])
      expect(authStateFrom(text)).toEqual(guest);
    const wrong = { idToken: '', profile: 'x', isProcessing: 1, emailConsent: 'true', lastRenewedAt: '1' };
    expect(authStateFrom(JSON.stringify(wrong))).toEqual(guest);
    for (const redirectPath of [
      '//evil.example',
      '/\\evil.example',
      '/\t/evil.example',
      '\n//evil.example',
      'https://evil.example',
      'javascript:x',
      '',
    ])
      expect(authStateFrom(JSON.stringify({ redirectPath })).redirectPath).toBe('/');
    expect(authStateFrom('{"redirectPath":"/de/berlin?type=weekend"}').redirectPath).toBe(
      '/de/berlin?type=weekend',
    );
  });

  it('stores changes for the next visit, and forgets the whole account', async () => {
    const { authState, changeAuth, forgetAccount } = await load();
    expect(authState()).toEqual(guest);
    changeAuth({ idToken: 'abc', expiresAt: 5, redirectPath: '/berlin', emailConsent: true });
    const changed = { ...guest, idToken: 'abc', expiresAt: 5, redirectPath: '/berlin', emailConsent: true };
    expect(stored()).toEqual(changed);
    expect((await load(changed)).authState()).toEqual(changed);
    forgetAccount();
    expect(stored()).toEqual(guest);
  });

  it('keeps fields that it does not know', async () => {
    const { changeAuth, forgetAccount } = await load({ idToken: 'abc', future: { of: 'another version' } });
    changeAuth({ stepName: 'totpCode' });
    expect(stored()).toEqual({
      ...guest,
      idToken: 'abc',
      stepName: 'totpCode',
      future: { of: 'another version' },
    });
    forgetAccount();
    expect(stored()).toEqual({ ...guest, future: { of: 'another version' } });
  });

  it('reads changes from other tabs', async () => {
    const { authState, subscribeToAuth } = await load();
    const listener = vi.fn<() => void>();
    const stop = subscribeToAuth(listener);
    localStorage.setItem('auth', JSON.stringify({ idToken: 'abc', expiresAt: 5 }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'auth' }));
    expect(listener).toHaveBeenCalledTimes(1);
    expect(authState()).toEqual({ ...guest, idToken: 'abc', expiresAt: 5 });
    stop();
    window.dispatchEvent(new StorageEvent('storage', { key: 'auth' }));
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('reads what a later page has stored when Back shows the page again', async () => {
    const { authState, changeAuth, subscribeToAuth } = await load();
    changeAuth(guest);
    const changes = vi.fn<() => void>();
    subscribeToAuth(changes);
    window.dispatchEvent(new Event('pageshow'));
    expect(changes).not.toHaveBeenCalled();
    localStorage.setItem('auth', JSON.stringify({ ...guest, idToken: 'later' }));
    window.dispatchEvent(new Event('pageshow'));
    expect(authState().idToken).toBe('later');
    expect(changes).toHaveBeenCalledTimes(1);
  });

  it('does not undo a sign-out in another tab that it has not noticed yet', async () => {
    const { changeAuth, authState } = await load({ idToken: 'abc', expiresAt: 5 });
    expect(authState().idToken).toBe('abc');
    localStorage.setItem('auth', JSON.stringify(guest));
    changeAuth({ stepName: 'totpCode' });
    expect(authState().idToken).toBeNull();
  });

  it('does not store the tokens again that were cleared with the data of the site', async () => {
    const { changeAuth, authState } = await load({ idToken: 'abc', expiresAt: 5 });
    expect(authState().idToken).toBe('abc');
    localStorage.clear();
    changeAuth({ stepName: 'totpCode' });
    expect(authState()).toEqual({ ...guest, stepName: 'totpCode' });
    expect(stored()).toEqual({ ...guest, stepName: 'totpCode' });
  });

  it('lasts until the page is closed when storage is blocked', { tags: ['R8.39'] }, async () => {
    const { changeAuth, authState } = await load();
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    changeAuth({ idToken: 'abc' });
    changeAuth({ stepName: 'totpCode' });
    expect(authState()).toEqual({ ...guest, idToken: 'abc', stepName: 'totpCode' });
    vi.restoreAllMocks();
  });
});

describe('the return after a login', () => {
  beforeEach(endReturn);

  it('each tab returns to its own page', { tags: ['R4.32', 'R6.20'] }, () => {
    returnAfterLogin('/berlin?type=weekend');
    expect(authState().redirectPath).toBe('/berlin?type=weekend');
    localStorage.setItem('auth', JSON.stringify({ redirectPath: '/vienna' }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'auth' }));
    expect(returnPath()).toBe('/berlin?type=weekend');
    endReturn();
    expect(returnPath()).toBeNull();
    expect(authState().redirectPath).toBe('/');
  });

  it('no tab returns to another site', { tags: ['R4.32'] }, () => {
    for (const path of ['//evil.example', '/\\evil.example', 'https://evil.example', '1']) {
      sessionStorage.setItem('returnAfterLogin', path);
      expect(returnPath()).toBeNull();
    }
  });
});
