import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  fakeAmplify,
  identityError,
  setUpAccount,
  storeAmplifySession,
  tokens,
} from '../../../test/accountFixtures.ts';
import { setReportDelivery } from '../../browser/reportError.ts';
import { noteServerDate } from '../../relay/serverClock.ts';
import { authState, changeAuth, forgetAccount } from '../authStore.ts';
import { bearerHeader } from '../bearerHeader.ts';
import { renewTokens } from '../renewal.ts';
import { isSignedInNow } from '../session.ts';
import { endSession } from './endSession.ts';
import { currentSignIn } from './signInOf.ts';
import { sessionFields } from './tokens.ts';

afterAll(() => vi.restoreAllMocks());
vi.mock('../amplify/amplify.ts', async () => (await import('../../../test/accountFixtures.ts')).fakeAmplify);

const { amplify } = fakeAmplify;
let now = Date.parse('2026-11-22T12:00:00Z');
const reports = vi.fn<(report: { readonly message: string }) => void>();

const signedIn = (issuedAt?: number) => sessionFields(tokens({}, issuedAt), Date.now()) ?? {};
const hourAgo = () => Math.floor(Date.now() / 1000) - 3601;

beforeEach(() => {
  // A failed renewal pauses renewals, so every test is an hour later.
  now += 3_600_000;
  vi.useFakeTimers({ now, toFake: ['Date'] });
  localStorage.clear();
  amplify.getTokens.mockReset();
  setReportDelivery(reports);
  reports.mockClear();
  setUpAccount();
  noteServerDate(new Date().toUTCString());
  forgetAccount();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the token of a call', () => {
  it('is not waited for by a guest, who loads no Amplify', async () => {
    expect(bearerHeader()).toEqual({});
    expect(await renewTokens()).toBe(false);
    expect(amplify.getTokens).not.toHaveBeenCalled();
  });

  it('is the valid id token', () => {
    changeAuth(signedIn());
    expect(bearerHeader()).toEqual({ authorization: `Bearer ${authState().idToken}` });
  });

  it('is renewed once for all calls that find it expired', { tags: ['R4.02', 'R4.21'] }, async () => {
    changeAuth(signedIn(hourAgo()));
    amplify.getTokens.mockResolvedValue(tokens({ given_name: 'Kim' }));
    const headers = await Promise.all([
      bearerHeader(),
      bearerHeader(),
      renewTokens().then(() => bearerHeader()),
    ]);
    const expected = { authorization: `Bearer ${tokens({ given_name: 'Kim' }).idToken.toString()}` };
    expect(headers).toEqual([expected, expected, expected]);
    expect(amplify.getTokens).toHaveBeenCalledExactlyOnceWith({ forceRefresh: true });
    expect(authState()).toMatchObject({ lastRenewedAt: Date.now(), expiresAt: Date.now() + 3_600_000 });
  });

  it('is missing while the service cannot be reached; the session is kept, and not every call waits', async () => {
    changeAuth(signedIn(hourAgo()));
    const { idToken } = authState();
    amplify.getTokens.mockRejectedValue(identityError('NetworkError', 'A network error has occurred.'));
    expect(await bearerHeader()).toEqual({});
    expect(await bearerHeader()).toEqual({});
    expect(amplify.getTokens).toHaveBeenCalledTimes(1);
    expect(authState().idToken).toBe(idToken);
    expect(reports).toHaveBeenCalledTimes(1);
    // Tried again after a while.
    vi.setSystemTime(Date.now() + 31_000);
    amplify.getTokens.mockResolvedValue(tokens());
    expect(await bearerHeader()).toHaveProperty('authorization');
  });

  it('is not deleted by a late refusal that belongs to a former sign-in', async () => {
    changeAuth(signedIn());
    storeAmplifySession();
    const former = currentSignIn();
    changeAuth(sessionFields(tokens({ sub: 'user-2', origin_jti: 'next' }), Date.now()) ?? {});
    endSession(former);
    expect(authState().profile?.user_id).toBe('user-2');
    expect(Object.keys(localStorage)).toHaveLength(2);
    changeAuth({ verificationCode: 'abc' });
    endSession(currentSignIn());
    expect(authState()).toMatchObject({ profile: null, verificationCode: 'abc' });
  });

  it('is deleted when there is no session to renew it with', { tags: ['R4.22', 'R4.76'] }, async () => {
    changeAuth(signedIn(hourAgo()));
    storeAmplifySession();
    amplify.getTokens.mockResolvedValue(null);
    expect(await renewTokens()).toBe(false);
    expect(authState()).toMatchObject({ idToken: null, authErrorMessage: 'auth.error.sessionEnded' });
    expect(Object.keys(localStorage)).toEqual(['auth']);
  });

  const endings = [
    { tags: ['R4.72', 'R8.32'], name: 'NotAuthorizedException', message: 'User is disabled.' },
    { tags: ['R4.73', 'R8.33'], name: 'UserNotFoundException', message: 'User does not exist.' },
    { tags: ['R4.74', 'R8.30'], name: 'NotAuthorizedException', message: 'Access Token has been revoked' },
    { tags: ['R4.75', 'R8.31'], name: 'NotAuthorizedException', message: 'Refresh Token has been revoked' },
    { tags: ['R4.76', 'R8.34'], name: 'NotAuthorizedException', message: 'Refresh Token has expired' },
  ];
  for (const { tags, name, message } of endings)
    it(
      `is deleted with everything else about the session: ${message}`,
      { tags: [...tags, 'R4.77'] },
      async () => {
        changeAuth(signedIn());
        storeAmplifySession();
        amplify.getTokens.mockRejectedValue(identityError(name, message));
        expect(await renewTokens()).toBe(false);
        expect(authState()).toMatchObject({ accessToken: null, idToken: null, profile: null });
        expect(Object.keys(localStorage)).toEqual(['auth']);
        expect(reports).not.toHaveBeenCalled();
      },
    );
});

describe('whether the visitor is signed in', () => {
  it('is decided by the time of the server, not of the browser', { tags: ['R4.03'] }, () => {
    // The browser's clock is ten minutes ahead: the tokens seem to have been issued in the past.
    const ahead = Math.floor(Date.now() / 1000) - 600;
    noteServerDate(new Date(ahead * 1000).toUTCString());
    changeAuth(sessionFields(tokens({}, ahead), Date.now()) ?? {});
    vi.setSystemTime(Date.now() + 3_300_000);
    expect(authState().expiresAt).toBeLessThan(Date.now());
    expect(isSignedInNow()).toBe(true);
    vi.setSystemTime(Date.now() + 300_000);
    expect(isSignedInNow()).toBe(false);
  });

  it('is decided by the time in the token before the first response', { tags: ['R4.03'] }, async () => {
    vi.resetModules();
    const { changeAuth: change } = await import('../authStore.ts');
    const { isSignedInNow: isSignedIn } = await import('../session.ts');
    const { sessionFields: fieldsOf } = await import('./tokens.ts');
    const behind = Math.floor(Date.now() / 1000) + 7200;
    change(fieldsOf(tokens({}, behind), Date.now()) ?? {});
    expect(isSignedIn()).toBe(true);
    vi.setSystemTime(Date.now() + 3_599_000);
    expect(isSignedIn()).toBe(true);
    vi.setSystemTime(Date.now() + 1000);
    expect(isSignedIn()).toBe(false);
  });

  it('ends when the first of the two tokens expires', { tags: ['R4.02'] }, () => {
    const { accessToken, idToken } = tokens();
    const short = { ...accessToken, payload: { ...accessToken.payload, exp: 1000 } };
    expect(sessionFields({ accessToken: short, idToken }, 0)?.expiresAt).toBe(1_000_000);
    expect(sessionFields({ accessToken }, 0)).toBeNull();
  });
});
