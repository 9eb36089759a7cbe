import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { acceptSignUp, identityError, setUpAccount, fakeAmplify } from '../../../test/accountFixtures.ts';
import { setReportDelivery } from '../../browser/reportError.ts';
import { authState, changeAuth, forgetAccount } from '../authStore.ts';
import { send } from '../machine/accountMachine.ts';
import { confirmSignUp, resendCode, signUp } from './signUp.ts';
import { signIn } from './signIn.ts';
import { signInWithProvider } from './signInWithProvider.ts';

afterAll(() => vi.restoreAllMocks());
vi.mock('../amplify/amplify.ts', async () => (await import('../../../test/accountFixtures.ts')).fakeAmplify);
vi.mock('../login/postProcess.ts', () => ({ postProcess: () => Promise.resolve() }));
const { amplify } = fakeAmplify;

const email = 'kim@example.org';
const password = 'correct horse battery';
const left = { isReadyToSaveUser: true, emailConsent: true, registerSource: 'AddReview' };
const nothing = { isReadyToSaveUser: false, emailConsent: false, signUpEmail: null, signUpId: null };
const signUpWith = (address: string) =>
  signUp({ email: address, password, emailConsent: true, source: 'AddReview' });

beforeEach(() => {
  vi.resetAllMocks();
  localStorage.clear();
  forgetAccount();
  send('startAnew');
  setReportDelivery(() => undefined);
  setUpAccount();
  acceptSignUp();
  amplify.signIn.mockResolvedValue({ nextStep: { signInStep: 'CONFIRM_SIGN_UP' } });
  // The hosted page is opened, and this one left.
  amplify.openHostedPage.mockResolvedValue(undefined);
});

describe('the consent of a sign-up', () => {
  it('is kept for the sign-in of the same address that confirms it later', { tags: ['R4.41'] }, async () => {
    await signUpWith('Kim@example.org');
    expect(await signIn({ email: ` ${email}`, password })).toMatchObject({ step: 'confirmSignUp' });
    amplify.confirmSignUp.mockResolvedValue({ nextStep: { signUpStep: 'DONE' } });
    await confirmSignUp('123456');
    expect(authState()).toMatchObject(left);
  });

  it('is forgotten when another address signs in', { tags: ['R4.41'] }, async () => {
    await signUpWith(email);
    await signIn({ email: 'lee@example.org', password, source: 'Earnings' });
    expect(authState()).toMatchObject({ ...nothing, registerSource: 'Earnings' });
  });

  it('is forgotten when somebody signs in with a provider', { tags: ['R4.41'] }, async () => {
    await signUpWith(email);
    void signInWithProvider('google', { trigger: 'signIn', emailConsent: true });
    await vi.waitFor(() => expect(amplify.openHostedPage).toHaveBeenCalled());
    expect(authState()).toMatchObject(nothing);
  });

  it('at a provider is forgotten when an address signs in', { tags: ['R4.41'] }, async () => {
    void signInWithProvider('google', { trigger: 'signUp', source: 'AddReview', emailConsent: true });
    await vi.waitFor(() => expect(amplify.openHostedPage).toHaveBeenCalled());
    expect(authState()).toMatchObject(left);
    await signIn({ email, password });
    expect(authState()).toMatchObject(nothing);
  });

  it('is not kept when the sign-up fails', { tags: ['R4.41'] }, async () => {
    await signUpWith('lee@example.org');
    amplify.signUp.mockRejectedValue(identityError('UsernameExistsException', 'exists'));
    expect(await signUpWith(email)).toMatchObject({ step: 'failed' });
    expect(authState()).toMatchObject(nothing);
  });

  it('is not kept before the service answers', { tags: ['R4.41'] }, async () => {
    amplify.signUp.mockReturnValue(new Promise(() => undefined));
    void signUpWith(email);
    await vi.waitFor(() => expect(amplify.signUp).toHaveBeenCalled());
    expect(authState()).toMatchObject(nothing);
  });

  it('is not left to a user who signed in meanwhile in another tab', { tags: ['R4.41'] }, async () => {
    let resolve = (_answer: unknown) => {};
    const promise = new Promise<unknown>((given) => (resolve = given));
    amplify.signUp.mockReturnValue(promise);
    const signedUp = signUpWith(email);
    await vi.waitFor(() => expect(amplify.signUp).toHaveBeenCalled());
    changeAuth({ idToken: `x.${btoa('{"sub":"user-2","auth_time":1}')}.x` });
    resolve({ nextStep: { signUpStep: 'CONFIRM_SIGN_UP', codeDeliveryDetails: {} } });
    await signedUp;
    expect(authState()).toMatchObject(nothing);
  });
});

describe('the account of a sign-up', () => {
  const named = async () => {
    amplify.confirmSignUp.mockRejectedValue(identityError('CodeMismatchException', 'wrong'));
    amplify.resendSignUpCode.mockResolvedValue({});
    const fault = { message: 'auth.error.wrongCode', field: 'code' };
    expect(await confirmSignUp('123456')).toEqual({ step: 'failed', fault });
    await resendCode();
    return [amplify.confirmSignUp, amplify.resendSignUpCode].map(
      ({ mock }) => (mock.lastCall?.[0] as { username?: string } | undefined)?.username,
    );
  };

  it('is confirmed by its id, not by an address with which somebody else may sign up', async () => {
    await signUpWith('Kim@example.org');
    expect(await named()).toEqual(['user-1', 'user-1']);
  });

  it('is known by its id at the next sign-in, too', async () => {
    await signUpWith(email);
    await signIn({ email: ` ${email.toUpperCase()}`, password });
    expect(await named()).toEqual(['user-1', 'user-1']);
  });

  it('is that of the newest sign-up', async () => {
    await signUpWith(email);
    amplify.signUp.mockResolvedValue({
      nextStep: { signUpStep: 'CONFIRM_SIGN_UP', codeDeliveryDetails: {} },
      userId: 'user-2',
    });
    await signUpWith(email);
    expect(await named()).toEqual(['user-2', 'user-2']);
  });

  it('is known by its address only where it did not sign up', async () => {
    await signUpWith('lee@example.org');
    await signIn({ email, password });
    expect(await named()).toEqual([email, email]);
  });
});
