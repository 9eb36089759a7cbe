import { act, renderHook } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setUpAccount, storeAmplifySession, tokens, fakeAmplify } from '../../../test/accountFixtures.ts';
import { readSession, removeSession, writeSession } from '../../browser/storage/sessionStore.ts';
import { setReportDelivery } from '../../browser/reportError.ts';
import { onAccountLeft, setLeavingPage } from '../accountChange.ts';
import { authState, changeAuth } from '../authStore.ts';
import { guest } from '../authState.ts';
import { useHomeNotice } from '../session/homeNotice.ts';
import { sessionFields } from '../session/tokens.ts';
import { useSession } from '../useSession.ts';
import { watchAccount } from '../session/watchAccount.ts';
import { signOut } from './signOut.ts';
import { signOutEverywhere } from './signOutEverywhere.ts';

afterAll(() => vi.restoreAllMocks());
vi.mock('../amplify/amplify.ts', async () => (await import('../../../test/accountFixtures.ts')).fakeAmplify);
const { amplify } = fakeAmplify;

const reports = vi.fn<(report: { readonly message: string }) => void>();
const assign = vi.spyOn(window.location, 'assign');
const left = vi.fn<() => void>();
onAccountLeft(left);
watchAccount(null);

const stateOf = (user: string) => ({ ...guest, ...sessionFields(tokens({ sub: user }), Date.now()) });
const become = (user: string) => changeAuth(stateOf(user));
const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.clearAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  removeSession('homeNotice');
  setLeavingPage(false);
  changeAuth(guest);
  setReportDelivery(reports);
  assign.mockImplementation(() => undefined);
  setUpAccount();
  become('user-1');
  changeAuth({ emailConsent: true });
  storeAmplifySession();
  amplify.signOutOfAmplify.mockResolvedValue(undefined);
  fetched.mockResolvedValue(new Response());
  vi.stubGlobal('fetch', fetched);
  left.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('signing out', () => {
  it(
    'forgets the account, signs out of the service and loads the home page of the language',
    { tags: ['R4.06', 'R4.07', 'R4.08', 'R4.09'] },
    async () => {
      await signOut();
      expect(authState()).toEqual(guest);
      expect(Object.keys(localStorage)).toEqual(['auth']);
      expect(amplify.signOutOfAmplify).toHaveBeenCalledExactlyOnceWith(
        expect.anything(),
        `${window.location.origin}/de`,
      );
      expect(assign).toHaveBeenCalledExactlyOnceWith('/de');
      expect(fetched).not.toHaveBeenCalled();
    },
  );

  it('everywhere asks the user pool first, and leaves the user signed in when that fails', async () => {
    amplify.getTokens.mockResolvedValue(tokens());
    for (const failure of [
      () => Promise.reject(new TypeError('Failed to fetch')),
      () => Promise.resolve(new Response('{}', { status: 400 })),
    ]) {
      fetched.mockImplementationOnce(failure);
      expect(await signOutEverywhere()).toBe(false);
      expect(authState().idToken).not.toBeNull();
      expect(amplify.signOutOfAmplify).not.toHaveBeenCalled();
    }
    fetched.mockResolvedValueOnce(new Response('{}'));
    expect(await signOutEverywhere()).toBe(true);
    expect(fetched.mock.lastCall).toMatchObject([
      'http://localhost:4200/',
      {
        headers: { 'x-amz-target': 'AWSCognitoIdentityProviderService.GlobalSignOut' },
        body: JSON.stringify({ AccessToken: String(tokens().accessToken) }),
      },
    ]);
    expect(authState()).toEqual(guest);
    expect(assign).toHaveBeenCalledExactlyOnceWith('/de');
  });

  it('everywhere is told once on the home page, and only when it was confirmed', async () => {
    const { onNotice } = setUpAccount();
    const openHomePage = () => renderHook(useHomeNotice).unmount();
    amplify.getTokens.mockResolvedValue(tokens());
    fetched.mockResolvedValueOnce(new Response('{}', { status: 400 }));
    await signOutEverywhere();
    openHomePage();
    expect(onNotice).not.toHaveBeenCalled();
    fetched.mockResolvedValueOnce(new Response('{}'));
    await signOutEverywhere();
    openHomePage();
    openHomePage();
    expect(onNotice).toHaveBeenCalledExactlyOnceWith('security.signOutEverywhere.done', 'success');
  });

  it('sends a user of the hosted page to that page', { tags: ['R4.10'] }, async () => {
    localStorage.setItem('CognitoIdentityServiceProvider.client.oauthSignIn', 'true,false');
    await signOut();
    expect(amplify.signOutOfAmplify).toHaveBeenCalledTimes(1);
    expect(assign).not.toHaveBeenCalled();
    expect(authState()).toEqual(guest);
  });

  const never = () => new Promise<never>(() => undefined);
  const slowPage = () =>
    new Promise<Response>((resolve) => {
      setTimeout(() => resolve(new Response()), 2000);
    });
  it.each([
    ['the hosted page does not answer', never, () => Promise.resolve()],
    ['the identity service does not answer', () => Promise.resolve(new Response()), never],
    ['one is slow and the other does not answer', slowPage, never],
    ['the identity service refuses', slowPage, () => Promise.reject(new Error('Signout timeout fail'))],
  ])(
    'ends within 3 seconds when %s, and stays on the site',
    { tags: ['R4.11', 'R8.38', 'R9.09'] },
    async (_case, answerOfPage, answerOfService) => {
      localStorage.setItem('CognitoIdentityServiceProvider.client.oauthSignIn', 'true,false');
      vi.useFakeTimers();
      fetched.mockImplementation(answerOfPage);
      amplify.signOutOfAmplify.mockImplementation(answerOfService);
      const end = signOut();
      // The account is gone at once, whatever comes.
      expect(authState()).toEqual(guest);
      await vi.advanceTimersByTimeAsync(1999);
      expect(assign).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(1001);
      await end;
      expect(reports.mock.lastCall?.[0].message).toBe('Signout timeout fail');
      expect(assign).toHaveBeenCalledExactlyOnceWith('/de');
      expect(authState()).toEqual(guest);
      expect(Object.keys(localStorage)).toEqual(['auth']);
    },
  );

  it(
    'asks nobody to log in while the home page is loading, but after Back',
    { tags: ['R4.09'] },
    async () => {
      const { result } = renderHook(useSession);
      expect(result.current).toBe('signedIn');
      await act(signOut);
      expect(result.current).toBe('unknown');
      act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
      expect(result.current).toBe('guest');
    },
  );

  it('needs no Amplify without its session', async () => {
    localStorage.clear();
    await signOut();
    expect(amplify.signOutOfAmplify).not.toHaveBeenCalled();
    expect(assign).toHaveBeenCalledExactlyOnceWith('/de');
  });
});

describe('leaving an account', () => {
  const written = () => {
    for (const name of ['comparison', 'directApply', 'sentApplications', 'onboarding'])
      localStorage.setItem(name, 'private');
    localStorage.setItem('cookieConsent', '{}');
    for (const name of ['attempt:lead:1', 'attemptInput:1', 'pageSessionId'])
      sessionStorage.setItem(name, 'private');
    sessionStorage.setItem('scroll', '1');
  };

  it('removes everything that the user left in the browser', { tags: ['R4.77'] }, () => {
    written();
    changeAuth(guest);
    expect(left).toHaveBeenCalledTimes(1);
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('private');
    expect(Object.keys(sessionStorage)).toEqual(['scroll']);
    expect(localStorage.getItem('cookieConsent')).toBe('{}');
  });

  it('is noticed in every tab', { tags: ['R4.77'] }, () => {
    localStorage.setItem('auth', JSON.stringify(guest));
    window.dispatchEvent(new StorageEvent('storage', { key: 'auth' }));
    expect(left).toHaveBeenCalledTimes(1);
  });

  describe('while the browser keeps the page suspended', () => {
    const event = (name: string) => Object.assign(new Event(name), { persisted: true });
    const ways = [
      [
        'pagehide',
        () => window.dispatchEvent(event('pagehide')),
        () => window.dispatchEvent(event('pageshow')),
      ],
      [
        'freeze',
        () => document.dispatchEvent(event('freeze')),
        () => document.dispatchEvent(event('resume')),
      ],
    ] as const;
    /** Another page signs out and removes what the user left. */
    const leaveElsewhere = () => {
      localStorage.clear();
      localStorage.setItem('auth', JSON.stringify(guest));
    };

    it.each(ways)('is noticed afterwards: %s', { tags: ['R4.77'] }, (_name, suspend, resume) => {
      expect(authState().idToken).not.toBeNull();
      writeSession('reviewDraft', 'private');
      suspend();
      leaveElsewhere();
      resume();
      expect(left).toHaveBeenCalledTimes(1);
      expect(authState().idToken).toBeNull();
      expect({ ...sessionStorage }).toEqual({});
      expect(readSession('reviewDraft')).toBeNull();
    });

    it.each(ways)('keeps what the next visitor stores: %s', { tags: ['R4.77'] }, (_name, suspend, resume) => {
      writeSession('reviewDraft', 'private');
      writeSession('attemptInput:1', 'private');
      suspend();
      leaveElsewhere();
      const mine = { comparison: '[]', savedOffers: '[]', keptLeads: '[]' };
      for (const [name, value] of Object.entries(mine)) localStorage.setItem(name, value);
      // The pages of this tab that the user and the next visitor opened meanwhile.
      sessionStorage.clear();
      sessionStorage.setItem('pageSessionId', 'next');
      sessionStorage.setItem('reviewDraft', 'mine');
      resume();
      expect(left).toHaveBeenCalledTimes(1);
      expect(localStorage).toMatchObject(mine);
      expect({ ...sessionStorage }).toEqual({ pageSessionId: 'next', reviewDraft: 'mine' });
      expect(readSession('reviewDraft')).toBe('mine');
      expect(readSession('attemptInput:1')).toBeNull();
    });

    it.each(ways)(
      'removes what another user of the tab has left meanwhile: %s',
      { tags: ['R4.77'] },
      (_name, suspend, resume) => {
        for (const next of [guest, ...['user-1', 'user-3'].map(stateOf)]) {
          become('user-1');
          suspend();
          leaveElsewhere();
          // A page of this tab that the browser discarded before its user left in another one.
          sessionStorage.clear();
          sessionStorage.setItem('tabOwner', 'user-2');
          sessionStorage.setItem('reviewDraft', 'private');
          localStorage.setItem('auth', JSON.stringify(next));
          resume();
          expect(readSession('reviewDraft')).toBeNull();
        }
      },
    );

    it('removes everything once the page has run again', { tags: ['R4.77'] }, () => {
      for (const [, suspend, resume] of ways) {
        suspend();
        resume();
      }
      written();
      changeAuth(guest);
      expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('private');
    });
  });

  it('is also the sign-in of another user, but neither a first sign-in nor a renewal', () => {
    become('user-1');
    expect(left).not.toHaveBeenCalled();
    become('user-2');
    expect(left).toHaveBeenCalledTimes(1);
    changeAuth(guest);
    become('user-3');
    expect(left).toHaveBeenCalledTimes(2);
  });
});
