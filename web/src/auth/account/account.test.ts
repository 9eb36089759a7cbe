import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { identityError, setUpAccount, tokens, fakeAmplify } from '../../../test/accountFixtures.ts';
import { setReportDelivery } from '../../browser/reportError.ts';
import { authState, forgetAccount } from '../authStore.ts';
import { listDevices } from './devices.ts';
import { confirmPhone, confirmTotp, sendPhoneCode, startSms, stopMfa } from './mfa.ts';
import { answerChallenge, signIn } from './signIn.ts';
import { confirmSignUp, resendCode, signUp, waitForLink } from './signUp.ts';

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
      destination: 'k***',
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

  it(
    'waits for the link in the mail, and reports when it was not opened',
    { tags: ['R4.25', 'R4.26', 'R9.07'] },
    async () => {
      amplify.signUp.mockResolvedValue({
        nextStep: { signUpStep: 'COMPLETE_AUTO_SIGN_IN', codeDeliveryDetails: { destination: 'k***' } },
      });
      expect(await signUp({ email, password, emailConsent: false })).toEqual({ step: 'waitForLink', email });
      amplify.autoSignIn.mockRejectedValueOnce(
        identityError('AutoSignInException', 'The account was not confirmed on time.'),
      );
      expect(await waitForLink()).toEqual({
        step: 'failed',
        fault: { message: 'auth.error.autoSignIn', field: null },
      });
      amplify.autoSignIn.mockClear();
      amplify.autoSignIn.mockImplementation(completed);
      expect(await waitForLink()).toEqual({ step: 'done' });
      // Amplify itself polls.
      expect(amplify.autoSignIn).toHaveBeenCalledOnce();
    },
  );

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
    expect(await resendCode()).toEqual({ step: 'confirmSignUp', email, destination: 'k***' });
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
    { tags: [], answer: next('CONFIRM_SIGN_UP'), step: { step: 'confirmSignUp', email, destination: null } },
  ];
  it('asks for the link again where sign-ups are confirmed by one', { tags: ['R4.26'] }, async () => {
    setUpAccount({ verification: 'link' });
    amplify.signIn.mockResolvedValue(next('CONFIRM_SIGN_UP'));
    amplify.resendSignUpCode.mockResolvedValue({});
    expect(await signIn({ email, password })).toEqual({ step: 'waitForLink', email });
    expect(await resendCode()).toEqual({ step: 'waitForLink', email });
    expect(amplify.resendSignUpCode.mock.lastCall?.[0]).toMatchObject({
      options: { clientMetadata: { language: 'de' } },
    });
  });

  it('begins as the pool requires', { tags: ['R4.12'] }, async () => {
    setUpAccount({ authFlow: 'CUSTOM_WITH_SRP' });
    amplify.signIn.mockResolvedValue(next('CONFIRM_SIGN_IN_WITH_CUSTOM_CHALLENGE'));
    await signIn({ email, password });
    expect(amplify.signIn.mock.lastCall?.[0]).toMatchObject({ options: { authFlowType: 'CUSTOM_WITH_SRP' } });
  });

  for (const { tags, answer, step } of challenges)
    it(`asks for ${step.step}, and continues with the answer`, { tags }, async () => {
      amplify.signIn.mockResolvedValue(answer);
      amplify.confirmSignIn.mockImplementation(completed);
      expect(await signIn({ email, password })).toEqual(step);
      expect(authState().stepName).toBe(step.step);
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

  it('fails while another attempt is pending', { tags: ['R5.10'] }, async () => {
    const { promise, resolve } = Promise.withResolvers<unknown>();
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

  it('changes no state and logs the event when it fails', { tags: ['R4.33'] }, async () => {
    amplify.signIn.mockRejectedValue(
      identityError('NotAuthorizedException', 'Incorrect username or password.'),
    );
    await signIn({ email, password });
    const before = authState();
    fakeAmplify.emit('signIn_failure', { error: new Error('no') });
    fakeAmplify.emit('signUp_failure', { error: new Error('none') });
    expect(authState()).toEqual(before);
    expect(reports).toHaveBeenCalledTimes(2);
  });
});

describe('the second factor and the devices', () => {
  it('can be preferred or switched off', { tags: ['R4.19'] }, async () => {
    await confirmTotp('123456');
    amplify.fetchUserAttributes.mockResolvedValue({ phone_number_verified: 'true' });
    await startSms();
    expect(await stopMfa()).toEqual({ step: 'done' });
    expect(amplify.updateMFAPreference.mock.calls).toEqual([
      [{ totp: 'PREFERRED', sms: 'DISABLED' }],
      [{ totp: 'DISABLED', sms: 'PREFERRED' }],
      [{ totp: 'DISABLED', sms: 'DISABLED' }],
    ]);
  });

  it('needs a phone number that is confirmed by a code', { tags: ['R4.19'] }, async () => {
    amplify.fetchUserAttributes.mockResolvedValue({});
    expect(await startSms()).toEqual({ step: 'enterPhone' });
    for (const text of ['030 123456', '+49', 'call me'])
      expect(await sendPhoneCode(text)).toMatchObject({ step: 'failed', fault: { field: 'phone' } });
    expect(amplify.updateUserAttributes).not.toHaveBeenCalled();
    expect(await sendPhoneCode('0049 (30) 123-456')).toEqual({ step: 'smsCode', destination: '+4930123456' });
    expect(amplify.updateUserAttributes.mock.lastCall?.[0]).toMatchObject({
      userAttributes: { phone_number: '+4930123456' },
    });
    expect(amplify.updateMFAPreference).not.toHaveBeenCalled();
    expect(await confirmPhone('123 456')).toEqual({ step: 'done' });
    expect(amplify.confirmUserAttribute).toHaveBeenCalledExactlyOnceWith({
      userAttributeKey: 'phone_number',
      confirmationCode: '123456',
    });
    expect(amplify.updateMFAPreference).toHaveBeenCalledExactlyOnceWith({
      totp: 'DISABLED',
      sms: 'PREFERRED',
    });
  });

  it('is confirmed by a code', async () => {
    expect(await confirmTotp(' ')).toMatchObject({ step: 'failed', fault: { field: 'code' } });
    expect(await confirmTotp('123 456')).toEqual({ step: 'done' });
    expect(amplify.verifyTOTPSetup).toHaveBeenCalledExactlyOnceWith({ code: '123456' });
    amplify.verifyTOTPSetup.mockRejectedValue(
      identityError('EnableSoftwareTokenMFAException', 'Code mismatch'),
    );
    expect(await confirmTotp('1')).toMatchObject({
      step: 'failed',
      fault: { message: 'auth.error.wrongCode' },
    });
  });

  it('are those that the pool remembers, with a short name', { tags: ['R4.20'] }, async () => {
    const name = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:109.0) Gecko/20100101 Firefox/115.0';
    const remembered = { 'dev:device_remembered_status': 'remembered' };
    const other = { 'dev:device_remembered_status': 'not_remembered' };
    const lastAuthenticatedDate = new Date('2026-11-01');
    amplify.fetchDevices.mockResolvedValue([
      { id: 'a', name, attributes: remembered, lastAuthenticatedDate },
      { id: 'b', name, attributes: other },
      { id: 'c' },
    ]);
    expect(await listDevices()).toEqual([
      { id: 'a', name: 'Firefox, macOS', lastUsed: lastAuthenticatedDate },
      { id: 'c', name: null, lastUsed: null },
    ]);
  });

  it('fail with a text, also when devices are not set up', { tags: ['R8.42', 'R8.43'] }, async () => {
    amplify.fetchDevices.mockRejectedValue(identityError('InvalidParameterException', 'not configured'));
    expect(await listDevices()).toEqual({
      step: 'failed',
      fault: { message: 'auth.error.unknown', field: null },
    });
    amplify.fetchDevices.mockRejectedValue(identityError('NetworkError', 'A network error has occurred.'));
    expect(await listDevices()).toMatchObject({ fault: { message: 'auth.error.network' } });
  });
});
