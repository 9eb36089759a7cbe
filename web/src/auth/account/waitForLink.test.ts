import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeAmplify, identityError, setUpAccount, tokens } from '../../../test/accountFixtures.ts';
import { setReportDelivery } from '../../browser/reportError.ts';
import { authState, forgetAccount } from '../authStore.ts';
import { send } from '../machine/accountMachine.ts';
import { signIn } from './signIn.ts';
import { resendCode, signUp } from './signUp.ts';
import { waitForLink } from './waitForLink.ts';

afterAll(() => vi.restoreAllMocks());
vi.mock('../amplify/amplify.ts', async () => (await import('../../../test/accountFixtures.ts')).fakeAmplify);
vi.mock('../login/postProcess.ts', () => ({ postProcess: () => Promise.resolve() }));
const { amplify } = fakeAmplify;

const email = 'kim@example.org';
const password = 'correct horse battery';
const unconfirmed = { nextStep: { signInStep: 'CONFIRM_SIGN_UP' } };
const completed = () => {
  fakeAmplify.emit('signedIn');
  return Promise.resolve({ nextStep: { signInStep: 'DONE' } });
};
const overdue = () => identityError('AutoSignInException', 'The account was not confirmed on time.');
const notStarted = () => identityError('AutoSignInException', 'The autoSignIn flow has not started.');
const failed = { step: 'failed', fault: { message: 'auth.error.autoSignIn', field: null } };

/** Amplify's poll, which fails after 3 minutes and the rest of its last interval. */
const amplifysPoll = () =>
  new Promise((_resolve, reject) => {
    setTimeout(() => reject(overdue()), 185_000);
  });

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetAllMocks();
  localStorage.clear();
  forgetAccount();
  send('startAnew');
  setReportDelivery(() => undefined);
  setUpAccount({ verification: 'link' });
  amplify.getTokens.mockResolvedValue(tokens({ email_verified: true }));
  amplify.resendSignUpCode.mockResolvedValue({});
  amplify.signUp.mockResolvedValue({
    nextStep: { signUpStep: 'COMPLETE_AUTO_SIGN_IN', codeDeliveryDetails: { destination: 'k***' } },
  });
  amplify.autoSignIn.mockImplementationOnce(amplifysPoll).mockRejectedValue(notStarted());
  amplify.signIn.mockResolvedValue(unconfirmed);
  await signUp({ email, password, emailConsent: false });
});
afterEach(() => vi.useRealTimers());

it('reports when the link was not opened', { tags: ['R4.25', 'R4.26', 'R9.07'] }, async () => {
  expect(authState().stepName).toBe('waitForLink');
  const end = waitForLink();
  await vi.advanceTimersByTimeAsync(185_000);
  expect(await end).toEqual(failed);
  // Amplify itself polls.
  expect(amplify.signIn).not.toHaveBeenCalled();
});

it('signs in once Amplify has found the link opened', { tags: ['R4.25', 'R9.07'] }, async () => {
  amplify.autoSignIn.mockReset().mockImplementation(completed);
  expect(await waitForLink()).toEqual({ step: 'done' });
});

it(
  'polls again for a link that is sent after the time was over',
  { tags: ['R4.25', 'R4.26', 'R9.07'] },
  async () => {
    const first = waitForLink();
    await vi.advanceTimersByTimeAsync(185_000);
    await first;
    expect(await resendCode()).toEqual({ step: 'waitForLink', email, sent: true });
    expect(amplify.resendSignUpCode.mock.lastCall?.[0]).toMatchObject({
      options: { clientMetadata: { language: 'de' } },
    });
    const second = waitForLink();
    await vi.advanceTimersByTimeAsync(170_000);
    expect(amplify.signIn).toHaveBeenCalledTimes(34);
    amplify.signIn.mockImplementation(completed);
    await vi.advanceTimersByTimeAsync(5000);
    expect(await second).toEqual({ step: 'done' });
    expect(authState()).toMatchObject({ authTrigger: 'signUp', profile: { email } });
  },
);

it(
  'waits for 3 minutes after the last mail, also if it came meanwhile',
  { tags: ['R4.25', 'R9.07'] },
  async () => {
    const wait = waitForLink();
    await vi.advanceTimersByTimeAsync(170_000);
    await resendCode();
    await vi.advanceTimersByTimeAsync(100_000);
    expect(amplify.signIn).toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(100_000);
    expect(await wait).toEqual(failed);
  },
);

it('polls after the sign-in of an account that is not confirmed', { tags: ['R4.26', 'R9.07'] }, async () => {
  amplify.autoSignIn.mockReset().mockRejectedValue(notStarted());
  expect(await signIn({ email, password })).toEqual({ step: 'waitForLink', email, sent: false });
  const wait = waitForLink();
  amplify.signIn.mockImplementation(completed);
  await vi.advanceTimersByTimeAsync(5000);
  expect(await wait).toEqual({ step: 'done' });
});

it('says nothing of a password that is not that of a later sign-up with the address', async () => {
  const wrong = identityError('NotAuthorizedException', 'Incorrect username or password.');
  amplify.autoSignIn.mockReset().mockRejectedValueOnce(wrong).mockRejectedValue(notStarted());
  expect(await waitForLink()).toEqual(failed);
  amplify.signIn.mockRejectedValue(wrong);
  const wait = waitForLink();
  await vi.advanceTimersByTimeAsync(5000);
  expect(await wait).toEqual(failed);
});

it('stops when the visitor signs in otherwise', async () => {
  amplify.autoSignIn.mockReset().mockRejectedValue(notStarted());
  const wait = waitForLink();
  await vi.advanceTimersByTimeAsync(0);
  amplify.signIn.mockResolvedValue({ nextStep: { signInStep: 'CONFIRM_SIGN_IN_WITH_TOTP_CODE' } });
  expect(await signIn({ email: 'lee@example.org', password })).toEqual({ step: 'totpCode' });
  await vi.advanceTimersByTimeAsync(5000);
  expect(await wait).toEqual(failed);
  expect(amplify.signIn).toHaveBeenCalledTimes(1);
});
