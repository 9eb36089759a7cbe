import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeAmplify, identityError, setUpAccount, tokens } from '../../../test/accountFixtures.ts';
import { setReportDelivery } from '../../browser/reportError.ts';
import { authState, changeAuth, forgetAccount } from '../authStore.ts';
import { syncAccount, send } from '../machine/accountMachine.ts';
import { answerChallenge, signIn } from './signIn.ts';
import { confirmSignUp, resendCode, signUp } from './signUp.ts';

afterAll(() => vi.restoreAllMocks());
vi.mock('../amplify/amplify.ts', () => fakeAmplify);
vi.mock('../login/postProcess.ts', () => ({ postProcess: () => Promise.resolve() }));
const { amplify } = fakeAmplify;

const email = 'noor@example.net';
const password = 'seven green bicycles';
const codeStep = { nextStep: { signUpStep: 'CONFIRM_SIGN_UP', codeDeliveryDetails: {} }, userId: 'user-1' };
const confirmedText = 'User cannot be confirmed. Current status is CONFIRMED';
const confirmed = () => identityError('NotAuthorizedException', confirmedText);
const alreadyConfirmed = () => identityError('InvalidParameterException', 'User is already confirmed.');
const network = () => identityError('NetworkError', 'A network error has occurred.');
const completed = () => {
  fakeAmplify.emit('signedIn');
  return Promise.resolve({ nextStep: { signInStep: 'DONE' } });
};
const logInConfirmed = { step: 'logIn', email, why: 'confirmed' };
/** The state that a sign-up waits in after the browser was closed, or the page loaded again. */
const reload = async () => {
  vi.resetModules();
  const [machine, signUps, signIns, fixtures, store] = await Promise.all([
    import('../machine/accountMachine.ts'),
    import('./signUp.ts'),
    import('./signIn.ts'),
    import('../../../test/accountFixtures.ts'),
    import('../authStore.ts'),
  ]);
  fixtures.setUpAccount();
  return { ...machine, ...signUps, ...signIns, ...store };
};

beforeEach(() => {
  vi.resetAllMocks();
  localStorage.clear();
  forgetAccount();
  send('startAnew');
  setReportDelivery(() => undefined);
  setUpAccount();
  amplify.getTokens.mockResolvedValue(tokens({ email, email_verified: true }));
  amplify.signUp.mockResolvedValue(codeStep);
});
const begin = (source = 'Earnings') => signUp({ email, password, emailConsent: true, source });

describe('a code that was used on another device, or whose answer was lost', () => {
  it('signs in with the password that is still known', async () => {
    await begin();
    amplify.confirmSignUp.mockRejectedValueOnce(network()).mockRejectedValueOnce(confirmed());
    expect(await confirmSignUp('482913')).toMatchObject({ fault: { message: 'auth.error.network' } });
    expect(syncAccount().name).toBe('codeWanted');
    amplify.signIn.mockImplementation(completed);
    expect(await confirmSignUp('482913')).toEqual({ step: 'done' });
    expect(amplify.signIn.mock.lastCall?.[0]).toMatchObject({ username: email, password });
    expect(authState()).toMatchObject({
      authTrigger: 'signUp',
      registerSource: 'Earnings',
      profile: { email },
    });
  });

  it('asks for the password that went with the page', async () => {
    await begin();
    const site = await reload();
    expect(site.syncAccount()).toEqual({ name: 'codeWanted', email, password: null, sent: false });
    amplify.confirmSignUp.mockRejectedValue(confirmed());
    expect(await site.confirmSignUp('482913')).toEqual(logInConfirmed);
    expect(site.authState().stepName).toBeNull();
  });

  it('asks for the password if the known one does not sign in', async () => {
    await begin();
    const wrong = () => identityError('NotAuthorizedException', 'Incorrect username or password.');
    for (const refused of [network(), wrong()]) {
      amplify.confirmSignUp.mockRejectedValueOnce(alreadyConfirmed());
      amplify.signIn.mockRejectedValueOnce(refused);
      // The visitor has typed a code, and reads no error about a password.
      expect(await confirmSignUp('482913')).toEqual(logInConfirmed);
      expect(syncAccount()).toEqual({ name: 'loginWanted', email, why: 'confirmed' });
      await begin();
    }
    // The code was right, but the password is that of a later sign-up: of another tab, or of somebody else.
    amplify.confirmSignUp.mockResolvedValueOnce({ nextStep: { signUpStep: 'DONE' } });
    amplify.signIn.mockRejectedValueOnce(wrong());
    expect(await confirmSignUp('482913')).toEqual(logInConfirmed);
    expect(syncAccount()).toEqual({ name: 'loginWanted', email, why: 'confirmed' });
  });

  it('asks for a new password if the answer says that one is needed, known or not', async () => {
    const required = identityError(
      'NotAuthorizedException',
      'User cannot be confirmed. Current status is RESET_REQUIRED',
    );
    amplify.confirmSignUp.mockRejectedValue(required);
    await begin();
    expect(await confirmSignUp('482913')).toEqual({ step: 'resetPassword', email });
    expect(syncAccount()).toEqual({ name: 'resetWanted', email, isRequired: true });
    await begin();
    const site = await reload();
    expect(await site.confirmSignUp('482913')).toEqual({ step: 'resetPassword', email });
  });

  it('sends no code to an account that is confirmed, and says so', async () => {
    await begin();
    amplify.resendSignUpCode.mockRejectedValue(alreadyConfirmed());
    amplify.signIn.mockImplementationOnce(completed);
    expect(await resendCode()).toEqual({ step: 'done' });
    forgetAccount();
    await begin();
    const site = await reload();
    expect(await site.resendCode()).toEqual(logInConfirmed);
  });
});

describe('the sign-in that ends a sign-up of this browser', () => {
  const counted = { authTrigger: 'signUp', registerSource: 'Earnings', isReadyToSaveUser: true };

  it(
    'counts as that sign-up: after a reload, and after the code was used elsewhere',
    { tags: ['R4.35'] },
    async () => {
      await begin();
      const site = await reload();
      amplify.signIn.mockImplementation(completed);
      expect(await site.signIn({ email: email.toUpperCase(), password })).toEqual({ step: 'done' });
      expect(site.authState()).toMatchObject(counted);
    },
  );

  it('counts as it although it asks for the code first', { tags: ['R4.35'] }, async () => {
    await begin();
    const site = await reload();
    amplify.signIn.mockResolvedValueOnce({ nextStep: { signInStep: 'CONFIRM_SIGN_UP' } });
    expect(await site.signIn({ email, password })).toEqual({ step: 'confirmSignUp', email, sent: false });
    amplify.confirmSignUp.mockResolvedValue({ nextStep: { signUpStep: 'DONE' } });
    amplify.signIn.mockImplementation(completed);
    expect(await site.confirmSignUp('482913')).toEqual({ step: 'done' });
    expect(site.authState()).toMatchObject(counted);
  });

  it('does not count once a login has ended it, or for another address', { tags: ['R4.35'] }, async () => {
    amplify.signIn.mockResolvedValue({ nextStep: { signInStep: 'CONFIRM_SIGN_UP' } });
    await begin();
    changeAuth({ shouldPostProcess: false });
    await signIn({ email, password });
    expect(authState()).toMatchObject({ authTrigger: 'signIn', shouldPostProcess: true });
    await begin();
    await signIn({ email: 'ida@example.net', password, source: null });
    expect(authState()).toMatchObject({ authTrigger: 'signIn', registerSource: null, signUpEmail: null });
    await signIn({ email, password });
    expect(authState().authTrigger).toBe('signIn');
  });
});

describe('a second step that is over', () => {
  const totp = { nextStep: { signInStep: 'CONFIRM_SIGN_IN_WITH_TOTP_CODE' } };

  it.each([
    ['NotAuthorizedException', 'Invalid session for the user, session is expired.'],
    ['NotAuthorizedException', 'Invalid session for the user, session can only be used once.'],
    ['NotAuthorizedException', 'Invalid session for the user.'],
    ['SignInException', 'An error occurred during the sign in process.'],
  ])('leads back to the login: %s, %s', async (name, text) => {
    amplify.signIn.mockResolvedValue(totp);
    await signIn({ email, password });
    amplify.confirmSignIn.mockRejectedValue(identityError(name, text));
    expect(await answerChallenge('555666')).toEqual({ step: 'logIn', email, why: 'stepOver' });
    expect(syncAccount()).toEqual({ name: 'loginWanted', email, why: 'stepOver' });
    expect(authState().stepName).toBeNull();
  });

  it.each([
    ['NetworkError', 'A network error has occurred.'],
    ['ExpiredCodeException', 'Your software token has already been used once.'],
  ])('says that an answer may have been lost if that is the reason: %s', async (name, text) => {
    amplify.signIn.mockResolvedValue(totp);
    const over = identityError('NotAuthorizedException', 'Invalid session for the user, session is expired.');
    await signIn({ email, password });
    amplify.confirmSignIn.mockRejectedValueOnce(identityError(name, text)).mockRejectedValue(over);
    expect(await answerChallenge('555666')).toMatchObject({ step: 'failed' });
    expect(await answerChallenge('555667')).toEqual({ step: 'logIn', email, why: 'answerLost' });
    // Of the next sign-in, nothing was lost.
    await signIn({ email, password });
    expect(await answerChallenge('555668')).toEqual({ step: 'logIn', email, why: 'stepOver' });
  });

  it('stays where only the code is wrong', async () => {
    amplify.signIn.mockResolvedValue(totp);
    await signIn({ email, password });
    amplify.confirmSignIn.mockRejectedValue(identityError('CodeMismatchException', 'wrong'));
    expect(await answerChallenge('555666')).toMatchObject({ fault: { message: 'auth.error.wrongAppCode' } });
    expect(syncAccount().name).toBe('secondStep');
  });
});
