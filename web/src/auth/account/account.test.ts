import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { identityError, setUpAccount, tokens, fakeAmplify } from '../../../test/accountFixtures.ts';
import { setReportDelivery } from '../../browser/reportError.ts';
import { authState, changeAuth, forgetAccount } from '../authStore.ts';
import { send } from '../machine/accountMachine.ts';
import { forgetDevice, listDevices, rememberDevice } from './devices.ts';
import { answerChallenge, signIn } from './signIn.ts';
import { confirmSignUp, resendCode, signUp } from './signUp.ts';

afterAll(() => vi.restoreAllMocks());
vi.mock('../amplify/amplify.ts', async () => (await import('../../../test/accountFixtures.ts')).fakeAmplify);
vi.mock('../login/postProcess.ts', () => ({ postProcess: () => Promise.resolve() }));
const { amplify } = fakeAmplify;

const email = 'kim@example.org';
const password = 'correct horse battery';
const reports = vi.fn<() => void>();

/** Amplify's answer to a completed sign-in, and its event. */
const completed = () => {
  fakeAmplify.emit('signedIn');
  return Promise.resolve({ isSignedIn: true, nextStep: { signInStep: 'DONE' } });
};
const next = (signInStep: string, more: object = {}) => ({ nextStep: { signInStep, ...more } });
const codeStep = {
  nextStep: { signUpStep: 'CONFIRM_SIGN_UP', codeDeliveryDetails: { destination: 'k***' } },
};

beforeEach(() => {
  vi.resetAllMocks();
  localStorage.clear();
  forgetAccount();
  send('startAnew');
  setReportDelivery(reports);
  setUpAccount();
  amplify.getTokens.mockResolvedValue(tokens({ email_verified: true }));
});

describe('signing up', () => {
  it('creates the account with what the form says, and asks for the code', { tags: ['R4.24'] }, async () => {
    amplify.signUp.mockResolvedValue(codeStep);
    expect(await signUp({ email: ` ${email} `, password, emailConsent: true, source: 'AddReview' })).toEqual({
      step: 'confirmSignUp',
      email,
      sent: true,
    });
    expect(amplify.signUp).toHaveBeenCalledExactlyOnceWith({
      username: email,
      password,
      options: {
        userAttributes: { email },
        autoSignIn: true,
        clientMetadata: { language: 'de' },
      },
    });
    expect(authState()).toMatchObject({
      authTrigger: 'signUp',
      registerSource: 'AddReview',
      emailConsent: true,
      isReadyToSaveUser: true,
      shouldPostProcess: true,
      stepName: 'confirmSignUp',
    });
  });

  it('signs the visitor in with the code', { tags: ['R4.24', 'R4.18'] }, async () => {
    amplify.signUp.mockResolvedValue(codeStep);
    amplify.confirmSignUp.mockResolvedValue({ nextStep: { signUpStep: 'COMPLETE_AUTO_SIGN_IN' } });
    amplify.autoSignIn.mockImplementation(completed);
    await signUp({ email, password, emailConsent: false });
    expect(await confirmSignUp(' 123 456 ')).toEqual({ step: 'done' });
    expect(amplify.confirmSignUp.mock.lastCall?.[0]).toMatchObject({
      username: email,
      confirmationCode: '123456',
    });
    expect(authState()).toMatchObject({ identityProvider: 'cognito', isProcessing: false, stepName: null });
    expect(authState().idToken).not.toBeNull();
  });

  it('immediately signs in a user who is already confirmed', { tags: ['R4.23'] }, async () => {
    amplify.signUp.mockResolvedValue({ nextStep: { signUpStep: 'COMPLETE_AUTO_SIGN_IN' } });
    amplify.signIn.mockImplementation(completed);
    expect(await signUp({ email, password, emailConsent: false })).toEqual({ step: 'done' });
    expect(amplify.signUp.mock.lastCall?.[0]).toMatchObject({ options: { autoSignIn: true } });
    expect(authState().authTrigger).toBe('signUp');
  });

  it('needs an email, a password and a code', { tags: ['R5.01', 'R5.02', 'R5.03'] }, async () => {
    const fieldOf = async (step: ReturnType<typeof signUp>) => {
      const result = await step;
      return result.step === 'failed' ? result.fault.field : null;
    };
    expect(await fieldOf(signUp({ email: ' ', password, emailConsent: false }))).toBe('email');
    expect(await fieldOf(signUp({ email, password: '', emailConsent: false }))).toBe('password');
    expect(await fieldOf(confirmSignUp('  '))).toBe('code');
    expect(amplify.signUp).not.toHaveBeenCalled();
  });

  it('sends another code to the address of the sign-up', { tags: ['R5.04'] }, async () => {
    amplify.signUp.mockResolvedValue(codeStep);
    amplify.resendSignUpCode.mockResolvedValue({ destination: 'k***' });
    await signUp({ email, password, emailConsent: false });
    expect(await resendCode()).toEqual({ step: 'confirmSignUp', email, sent: true });
    expect(amplify.resendSignUpCode.mock.lastCall?.[0]).toMatchObject({ username: email });
  });

  it('says that the account exists under the field', async () => {
    amplify.signUp.mockRejectedValue(identityError('UsernameExistsException', 'exists'));
    expect(await signUp({ email, password, emailConsent: false })).toEqual({
      step: 'failed',
      fault: { message: 'auth.error.emailTaken', field: 'email' },
    });
  });
});

describe('signing in', () => {
  const challenges = [
    {
      tags: ['R4.12'],
      answer: next('CONFIRM_SIGN_IN_WITH_CUSTOM_CHALLENGE', { additionalInfo: { medium: 'email' } }),
      step: { step: 'customChallenge', parameters: { medium: 'email' } },
    },
    {
      tags: ['R4.13'],
      answer: next('CONFIRM_SIGN_IN_WITH_SMS_CODE', { codeDeliveryDetails: { destination: '+49***' } }),
      step: { step: 'smsCode', destination: '+49***' },
    },
    {
      tags: ['R4.13'],
      answer: next('CONFIRM_SIGN_IN_WITH_EMAIL_CODE', { codeDeliveryDetails: {} }),
      step: { step: 'emailCode', destination: null },
    },
    {
      tags: ['R4.14'],
      answer: next('CONTINUE_SIGN_IN_WITH_TOTP_SETUP', {
        totpSetupDetails: {
          sharedSecret: 'SECRET',
          getSetupUri: (app: string, account: string) => new URL(`otpauth://totp/${app}:${account}`),
        },
      }),
      step: { step: 'setUpTotp', secret: 'SECRET', uri: `otpauth://totp/Citygigs:${email}` },
    },
    {
      tags: ['R4.15'],
      answer: next('CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED', { missingAttributes: [] }),
      step: { step: 'newPassword', missingAttributes: [] },
    },
    { tags: ['R4.16'], answer: next('CONFIRM_SIGN_IN_WITH_TOTP_CODE'), step: { step: 'totpCode' } },
    {
      tags: ['R4.17'],
      answer: next('CONTINUE_SIGN_IN_WITH_MFA_SELECTION', { allowedMFATypes: ['SMS', 'TOTP'] }),
      step: { step: 'chooseMfa', methods: ['SMS', 'TOTP'] },
    },
    { tags: [], answer: next('RESET_PASSWORD'), step: { step: 'resetPassword', email } },
    { tags: [], answer: next('CONFIRM_SIGN_UP'), step: { step: 'confirmSignUp', email, sent: false } },
  ];
  const isChallenge = (step: string): boolean => step !== 'resetPassword' && step !== 'confirmSignUp';
  it('begins as the pool requires', { tags: ['R4.12'] }, async () => {
    setUpAccount({ authFlow: 'CUSTOM_WITH_SRP' });
    amplify.signIn.mockResolvedValue(next('CONFIRM_SIGN_IN_WITH_CUSTOM_CHALLENGE'));
    await signIn({ email, password });
    expect(amplify.signIn.mock.lastCall?.[0]).toMatchObject({ options: { authFlowType: 'CUSTOM_WITH_SRP' } });
  });

  for (const { tags, answer, step } of challenges)
    it(`asks for ${step.step}, and continues with the answer to a challenge`, { tags }, async () => {
      amplify.signIn.mockResolvedValue(answer);
      amplify.confirmSignIn.mockImplementation(completed);
      expect(await signIn({ email, password })).toEqual(step);
      expect(authState().stepName).toBe(step.step);
      if (!isChallenge(step.step)) return;
      expect(await answerChallenge('an answer')).toEqual({ step: 'done' });
      expect(amplify.confirmSignIn.mock.lastCall?.[0]).toMatchObject({ challengeResponse: 'an answer' });
      expect(authState().idToken).not.toBeNull();
    });

  it('accepts a code with spaces, and sends a password as typed', async () => {
    const sent = () => amplify.confirmSignIn.mock.lastCall?.[0];
    amplify.signIn.mockResolvedValue(next('CONFIRM_SIGN_IN_WITH_TOTP_CODE'));
    amplify.confirmSignIn.mockResolvedValue(next('CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED'));
    await signIn({ email, password });
    await answerChallenge('123 456');
    expect(sent()).toMatchObject({ challengeResponse: '123456' });
    for (const typed of [' pass word ', '1234 5678 9012']) {
      await answerChallenge(typed);
      expect(sent()).toMatchObject({ challengeResponse: typed });
    }
  });

  it('needs an answer', { tags: ['R5.07', 'R5.08'] }, async () => {
    const fault = { message: 'auth.error.emptyAnswer', field: 'answer' };
    expect(await answerChallenge(' ')).toEqual({ step: 'failed', fault });
    amplify.signIn.mockResolvedValue(next('CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED'));
    await signIn({ email, password });
    const emptyPassword = { message: 'auth.error.emptyPassword', field: 'newPassword' };
    expect(await answerChallenge('')).toEqual({ step: 'failed', fault: emptyPassword });
    expect(amplify.confirmSignIn).not.toHaveBeenCalled();
  });

  it('sends the attributes that the account lacks with the new password', { tags: ['R4.15'] }, async () => {
    const requiredAttributes = ['given_name', 'phone_number'];
    amplify.signIn.mockResolvedValue(
      next('CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED', { missingAttributes: requiredAttributes }),
    );
    amplify.confirmSignIn.mockImplementation(completed);
    expect(await signIn({ email, password })).toEqual({
      step: 'newPassword',
      missingAttributes: requiredAttributes,
    });
    const attributes = { given_name: 'Kim', phone_number: '030 123' };
    expect(await answerChallenge('a new password', attributes)).toMatchObject({ fault: { field: 'phone' } });
    expect(amplify.confirmSignIn).not.toHaveBeenCalled();
    await answerChallenge('a new password', { ...attributes, phone_number: '0049 (30) 123-456' });
    expect(amplify.confirmSignIn.mock.lastCall?.[0]).toMatchObject({
      challengeResponse: 'a new password',
      options: { userAttributes: { given_name: 'Kim', phone_number: '+4930123456' } },
    });
  });

  it('fails while another attempt is pending', { tags: ['R5.10'] }, async () => {
    let resolve = (_answer: unknown) => {};
    const promise = new Promise<unknown>((given) => (resolve = given));
    amplify.signIn.mockReturnValue(promise);
    const first = signIn({ email, password });
    await vi.waitFor(() => expect(amplify.signIn).toHaveBeenCalled());
    expect(await signIn({ email, password })).toEqual({
      step: 'failed',
      fault: { message: 'auth.error.pending', field: null },
    });
    resolve(next('CONFIRM_SIGN_IN_WITH_TOTP_CODE'));
    expect(await first).toEqual({ step: 'totpCode' });
  });

  it('removes what an abandoned hosted sign-in, or another session, left in Amplify', async () => {
    const prefix = 'CognitoIdentityServiceProvider.client';
    for (const name of ['inflightOAuth', 'oauthState', 'user-2.refreshToken', 'user-2.deviceKey'])
      localStorage.setItem(`${prefix}.${name}`, 'x');
    amplify.signIn.mockResolvedValue(next('CONFIRM_SIGN_IN_WITH_TOTP_CODE'));
    await signIn({ email, password });
    expect(Object.keys(localStorage).toSorted()).toEqual([`${prefix}.user-2.deviceKey`, 'auth']);
  });

  it.each([
    ['a sign-in', 'NotAuthorizedException', () => signIn({ email, password })],
    ['a sign-up', 'UsernameExistsException', () => signUp({ email, password, emailConsent: true })],
  ])(
    '%s that fails is only logged, without the address',
    { tags: ['R4.33'] },
    async (_name, error, attempt) => {
      for (const method of [amplify.signIn, amplify.signUp])
        method.mockRejectedValue(identityError(error, `no ${email}`));
      changeAuth({ authTrigger: 'signIn', shouldPostProcess: true, emailConsent: false });
      const before = authState();
      const { step } = await attempt();
      expect(step).toBe('failed');
      expect({ ...authState(), authTrigger: 'signIn' }).toEqual(before);
      expect(reports).toHaveBeenCalledTimes(1);
      expect(JSON.stringify(reports.mock.calls)).not.toContain(email);
    },
  );

  it('changes no state and logs the event when Amplify reports a failure', { tags: ['R4.33'] }, async () => {
    await signIn({ email, password });
    const before = authState();
    reports.mockClear();
    fakeAmplify.emit('signIn_failure', { error: new Error('no') });
    fakeAmplify.emit('signUp_failure', { error: new Error('none') });
    expect(authState()).toEqual(before);
    expect(reports).toHaveBeenCalledTimes(2);
  });

  it('is not blocked by devices that are not set up', { tags: ['R8.42'] }, async () => {
    const notSetUp = identityError('InvalidParameterException', 'Device tracking is not configured.');
    for (const method of [amplify.fetchDevices, amplify.rememberDevice, amplify.forgetDevice])
      method.mockRejectedValue(notSetUp);
    amplify.signIn.mockImplementation(completed);
    expect(await signIn({ email, password })).toEqual({ step: 'done' });
    for (const fail of [listDevices, rememberDevice, forgetDevice])
      expect(await fail()).toMatchObject({ step: 'failed' });
    expect(authState()).toMatchObject({ isProcessing: false, profile: { email } });
  });

  it('works with blocked storage', { tags: ['R8.39'] }, async () => {
    const blocked = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    const storages = (['localStorage', 'sessionStorage'] as const).map((name) =>
      vi.spyOn(window, name, 'get').mockImplementation(blocked),
    );
    amplify.signIn.mockImplementation(completed);
    expect(await signIn({ email, password })).toEqual({ step: 'done' });
    expect(authState().idToken).not.toBeNull();
    vi.resetModules();
    // Amplify’s own storage, as the browser gets it.
    const { tokenStorage } = await import('../amplify/tokenStorage.ts');
    await tokenStorage.setItem('token', 'abc');
    expect(await tokenStorage.getItem('token')).toBe('abc');
    storages.forEach((storage) => storage.mockRestore());
  });
});
