import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  identityError,
  setUpAccount,
  storeAmplifySession,
  tokens,
  fakeAmplify,
} from '../../../test/accountFixtures.ts';
import { setReportDelivery } from '../../browser/reportError.ts';
import { authSetup } from '../authSetup.ts';
import { guest } from '../authState.ts';
import { authState, changeAuth } from '../authStore.ts';
import { send } from '../machine/accountMachine.ts';
import { startAuth } from '../startAuth.ts';
import { saveLeftAnswers } from '../login/saveAnswers.ts';
import { saveConsent } from '../login/saveConsent.ts';
import { checkSession, runSession } from './runSession.ts';
import { currentSignIn } from './signInOf.ts';
import { sessionFields } from './tokens.ts';

afterAll(() => vi.restoreAllMocks());
vi.mock('../amplify/amplify.ts', async () => (await import('../../../test/accountFixtures.ts')).fakeAmplify);
vi.mock('../login/postProcess.ts', () => ({ postProcess: () => Promise.resolve() }));
vi.mock('../login/saveConsent.ts', () => ({ saveConsent: vi.fn<() => Promise<void>>() }));
vi.mock('../login/saveAnswers.ts', () => ({ saveLeftAnswers: vi.fn<() => Promise<void>>() }));
const { amplify } = fakeAmplify;

const reports = vi.fn<(report: { readonly message: string }) => void>();
const inFlight = 'CognitoIdentityServiceProvider.client.inflightOAuth';

const becomeUser = () => {
  changeAuth(sessionFields(tokens(), Date.now()) ?? {});
  storeAmplifySession();
};

beforeEach(() => {
  vi.resetAllMocks();
  // The session's listeners must not leak into other test files, which share the window.
  vi.spyOn(window, 'addEventListener').mockImplementation(() => undefined);
  localStorage.clear();
  sessionStorage.clear();
  changeAuth(guest);
  send('startAnew');
  setReportDelivery(reports);
  setUpAccount();
  window.history.replaceState({}, '', '/');
  amplify.getTokens.mockResolvedValue(tokens({ email_verified: true }));
});
afterEach(() => vi.useRealTimers());

describe('the session at the start', () => {
  it('is not loaded for a guest, and nothing is stored', () => {
    localStorage.clear();
    startAuth(authSetup());
    expect(amplify.configureAmplify).not.toHaveBeenCalled();
    expect(localStorage.length).toBe(0);
  });

  it('saves a consent and answers that the login could not save', { tags: ['R4.41'] }, async () => {
    vi.mocked(saveConsent).mockResolvedValue();
    vi.mocked(saveLeftAnswers).mockResolvedValue();
    becomeUser();
    amplify.fetchUserAttributes.mockResolvedValue({ sub: 'user-1' });
    await runSession(authState().idToken, true);
    for (const save of [saveConsent, saveLeftAnswers])
      expect(save).toHaveBeenCalledExactlyOnceWith(authSetup().environment(), currentSignIn());
  });

  it('reports no error when nobody is signed in', { tags: ['R8.50', 'R8.35', 'R8.36'] }, async () => {
    becomeUser();
    amplify.fetchUserAttributes.mockRejectedValue(
      identityError('UserUnAuthenticatedException', 'The user is not authenticated'),
    );
    await checkSession();
    expect(reports).not.toHaveBeenCalled();
    expect(authState().authErrorMessage).toBeNull();
  });

  it('reports and throws any other failure', { tags: ['R8.51'] }, async () => {
    becomeUser();
    amplify.fetchUserAttributes.mockRejectedValue(identityError('NetworkError', 'A network error.'));
    await expect(checkSession()).rejects.toThrow('A network error.');
    expect(reports).toHaveBeenCalledTimes(1);
    expect(authState().idToken).not.toBeNull();
  });

  it('ends when the service says that it has', { tags: ['R4.72', 'R4.77', 'R8.32'] }, async () => {
    becomeUser();
    amplify.fetchUserAttributes.mockRejectedValue(
      identityError('NotAuthorizedException', 'User is disabled.'),
    );
    await checkSession();
    expect(authState()).toEqual({ ...guest, authErrorMessage: 'auth.error.sessionEnded' });
    expect(Object.keys(localStorage)).toEqual(['auth']);
  });

  it('ends when Amplify reports that a renewal was refused', { tags: ['R4.75', 'R8.31'] }, async () => {
    becomeUser();
    amplify.fetchUserAttributes.mockResolvedValue({ sub: 'user-1' });
    await runSession(null);
    fakeAmplify.emit('tokenRefresh_failure', {
      error: identityError('NotAuthorizedException', 'Refresh Token has been revoked'),
    });
    expect(authState().idToken).toBeNull();
  });
});

describe('the return from the hosted page', () => {
  const comeBack = (search: string) => {
    window.history.replaceState({ key: 'k' }, '', `/${search}`);
    localStorage.setItem(inFlight, 'true');
    changeAuth({ isProcessing: true, authTrigger: 'signIn', shouldPostProcess: true });
  };

  it('signs the visitor in, and says so', { tags: ['R4.27', 'R4.31'] }, async () => {
    const { onNotice } = setUpAccount();
    comeBack('?code=c&state=s');
    amplify.completeHostedSignIn.mockImplementation(() => {
      storeAmplifySession();
      fakeAmplify.emit('signInWithRedirect');
      fakeAmplify.emit('signedIn');
      return Promise.resolve();
    });
    amplify.fetchUserAttributes.mockResolvedValue({ sub: 'user-1' });
    await runSession(null);
    expect(authState()).toMatchObject({ isProcessing: false, profile: { user_id: 'user-1' } });
    expect(onNotice).toHaveBeenCalledExactlyOnceWith('auth.done', 'success');
  });

  it('with a wrong state shows an error, and the visitor is a guest', { tags: ['R8.44'] }, async () => {
    comeBack('?code=c&state=forged');
    amplify.completeHostedSignIn.mockImplementation(() => {
      fakeAmplify.emit('signInWithRedirect_failure', {
        error: identityError('OAuthSignInException', 'An error occurred while validating the state.'),
      });
      return Promise.resolve();
    });
    await runSession(null);
    expect(authState()).toMatchObject({
      isProcessing: false,
      idToken: null,
      authErrorMessage: 'auth.error.hosted',
    });
    expect(window.location.search).toBe('');
    expect(window.history.state).toEqual({ key: 'k' });
    expect(localStorage.getItem(inFlight)).toBeNull();
    expect(reports).toHaveBeenCalledTimes(1);
  });

  it('after a cancellation says so, and is no fault', async () => {
    const { onNotice } = setUpAccount();
    comeBack('?error=access_denied&error_description=cancelled&state=s');
    amplify.completeHostedSignIn.mockImplementation(() => {
      fakeAmplify.emit('signInWithRedirect_failure', {
        error: identityError('OAuthSignInException', 'The visitor cancelled the sign-in.'),
      });
      return Promise.resolve();
    });
    await runSession(null);
    expect(authState()).toMatchObject({ idToken: null, authErrorMessage: 'auth.error.cancelled' });
    expect(reports).not.toHaveBeenCalled();
    expect(onNotice).not.toHaveBeenCalled();
  });

  it('without a sign-in that began in this browser shows an error', { tags: ['R8.44'] }, async () => {
    comeBack('?code=c&state=s');
    localStorage.removeItem(inFlight);
    await runSession(null);
    expect(amplify.completeHostedSignIn).not.toHaveBeenCalled();
    expect(authState()).toMatchObject({ isProcessing: false, authErrorMessage: 'auth.error.hosted' });
  });

  it('is given up after 10 seconds', { tags: ['R9.08'] }, async () => {
    vi.useFakeTimers();
    comeBack('?code=c&state=s');
    amplify.completeHostedSignIn.mockResolvedValue(undefined);
    const end = runSession(null);
    await vi.advanceTimersByTimeAsync(9999);
    expect(authState().isProcessing).toBe(true);
    await vi.advanceTimersByTimeAsync(1);
    await end;
    expect(authState()).toMatchObject({ isProcessing: false, authErrorMessage: 'auth.error.timeout' });
    expect(amplify.completeHostedSignIn.mock.lastCall?.[1]).toMatchObject({ aborted: true });
  });

  it('signs nobody in after it was given up, and keeps the reason', { tags: ['R9.08'] }, async () => {
    vi.useFakeTimers();
    comeBack('?code=c&state=s');
    const end = runSession(null);
    await vi.advanceTimersByTimeAsync(10_000);
    await end;
    fakeAmplify.emit('signInWithRedirect');
    fakeAmplify.emit('signedIn');
    fakeAmplify.emit('signInWithRedirect_failure', { error: new DOMException('aborted', 'AbortError') });
    await vi.runAllTimersAsync();
    expect(amplify.getTokens).not.toHaveBeenCalled();
    expect(authState()).toMatchObject({ idToken: null, authErrorMessage: 'auth.error.timeout' });
    expect(reports).not.toHaveBeenCalled();
  });
});
