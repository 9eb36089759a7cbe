import { getRequest, type commitMutation, type fetchQuery, type GraphQLTaggedNode } from 'relay-runtime';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { identityError, setUpAccount, tokens, fakeAmplify } from '../../../test/accountFixtures.ts';
import { setReportDelivery } from '../../browser/reportError.ts';
import { authSetup } from '../authSetup.ts';
import { authState, changeAuth, forgetAccount } from '../authStore.ts';
import { currentSignIn } from '../session/signInOf.ts';
import { logIn } from './logIn.ts';
import { saveConsent } from './saveConsent.ts';

afterAll(() => vi.restoreAllMocks());
vi.mock('../amplify/amplify.ts', async () => (await import('../../../test/accountFixtures.ts')).fakeAmplify);
const { amplify } = fakeAmplify;

type Answers = Readonly<Record<string, unknown>>;
const metadata = { phone: '1', givenName: null, categories: [] };
const viewer = { loginsCount: 0, metadata };
/** What happened, in order. */
let steps: string[] = [];
let inputs: Record<string, unknown> = {};
/** The inputs of each change of the metadata. */
let metadataInputs: unknown[] = [];
let answers: Answers = {};
const reports = vi.fn<(report: { readonly message: string }) => void>();

vi.mock('react-relay', async (original) => ({
  ...(await original<object>()),
  commitMutation: vi.fn<typeof commitMutation>(),
  fetchQuery: vi.fn<typeof fetchQuery>(),
}));
const relay = await import('react-relay');

/** The middle of an operation's name: `InitUser` of `accountCallsInitUserMutation`. */
const nameOf = (node: GraphQLTaggedNode): string =>
  getRequest(node).params.name.replace('accountCalls', '').replace('Mutation', '');

const failing = (name: string): boolean => answers[name] instanceof Error;
const begin = (change: Parameters<typeof changeAuth>[0] = {}) =>
  changeAuth({ authTrigger: 'signUp', shouldPostProcess: true, ...change });

const mark = vi.spyOn(performance, 'mark');
let onNotice = vi.fn<(message: string, variation: string) => void>();

beforeEach(() => {
  localStorage.clear();
  forgetAccount();
  steps = [];
  inputs = {};
  metadataInputs = [];
  answers = {};
  reports.mockClear();
  setReportDelivery(reports);
  ({ onNotice } = setUpAccount());
  mark.mockReset();
  mark.mockImplementation((name) => {
    steps.push(name);
    return {} as PerformanceMark;
  });
  amplify.getTokens.mockResolvedValue(tokens({ email_verified: true, given_name: 'Kim' }));
  amplify.updateUserAttributes.mockImplementation(() => {
    steps.push('marker');
    return Promise.resolve({});
  });
  vi.mocked(relay.commitMutation).mockImplementation((_environment, config) => {
    const name = nameOf(config.mutation);
    steps.push(`${name}${authState().idToken === null ? ' as guest' : ''}`);
    inputs[name] = (config.variables as { input: unknown }).input;
    if (name === 'UpdateMetadata') metadataInputs.push(inputs[name]);
    if (failing(name)) config.onError?.(answers[name] as Error);
    else config.onCompleted?.({ payload: { userErrors: [] } }, null);
    return { dispose: () => undefined };
  });
  vi.mocked(relay.fetchQuery).mockImplementation((() => ({
    toPromise: () => {
      steps.push('Viewer');
      return failing('Viewer')
        ? Promise.reject(answers['Viewer'] as Error)
        : Promise.resolve({ viewer: answers['viewer'] ?? viewer });
    },
  })) as unknown as typeof fetchQuery);
});

const messages = () => reports.mock.calls.map(([{ message }]) => message);

describe('the login', () => {
  it(
    'is marked as in progress, verifies the address, stores the tokens and is processed',
    { tags: ['R3.32', 'R4.27', 'R4.28', 'R4.29', 'R4.30', 'R4.31', 'R4.04'] },
    async () => {
      begin({ verificationCode: 'abc' });
      amplify.getTokens.mockImplementation(() => {
        steps.push(`tokens, processing: ${authState().isProcessing}`);
        return Promise.resolve(tokens({ given_name: 'Kim' }));
      });
      await logIn();
      const tokensRead = 'tokens, processing: true';
      expect(steps.slice(0, 4)).toEqual([tokensRead, 'ConfirmEmail as guest', tokensRead, 'Viewer']);
      expect(authState()).toMatchObject({
        isProcessing: false,
        identityProvider: 'cognito',
        stepName: null,
        profile: { user_id: 'user-1', email: 'kim@example.org', given_name: 'Kim', registered_before: true },
      });
      expect(authState().expiresAt).toBeGreaterThan(Date.now());
    },
  );

  it('stops being in progress after a failure, too', { tags: ['R3.32', 'R4.31'] }, async () => {
    begin();
    amplify.getTokens.mockRejectedValue(identityError('NetworkError', 'A network error has occurred.'));
    await expect(logIn()).rejects.toThrow('A network error');
    expect(authState()).toMatchObject({ isProcessing: false, idToken: null });
  });

  it(
    'of a new user is processed in the order of the specification',
    { tags: ['R4.35', 'R4.36', 'R4.37', 'R4.38', 'R4.39', 'R4.40', 'R4.41', 'R4.42', 'R3.114', 'R3.21'] },
    async () => {
      localStorage.setItem(
        'onboarding',
        JSON.stringify({ givenName: 'Ada', phone: '2', favouriteCategories: ['delivery'], other: 1 }),
      );
      const referralData = { url: 'https://friend.example/', expiresAt: '2999-01-01T00:00:00.000Z' };
      localStorage.setItem('referralData', JSON.stringify(referralData));
      begin({ registerSource: 'AddReview', isReadyToSaveUser: true, emailConsent: true });
      await logIn();
      expect(steps).toEqual([
        'Viewer',
        'sign_up',
        'UpdateMetadata',
        'UpdateMetadata',
        'InitUser',
        'SaveUser',
      ]);
      expect(inputs).toMatchObject({
        InitUser: { registerSource: 'AddReview' },
        SaveUser: { emailConsent: true },
      });
      expect(mark.mock.calls).toEqual([['sign_up', { detail: { source: 'AddReview' } }]]);
      expect(metadataInputs).toEqual([
        { givenName: 'Ada', favouriteCategories: ['delivery'], referralData },
        { email: 'kim@example.org', language: 'de' },
      ]);
      expect(localStorage.getItem('onboarding')).toBeNull();
      expect(authState()).toMatchObject({ registerSource: null, isReadyToSaveUser: false });
    },
  );

  it(
    'of a plain sign-in records no sign-up and leaves the answers',
    { tags: ['R4.35', 'R4.05'] },
    async () => {
      localStorage.setItem('onboarding', '{"givenName":"Ada"}');
      begin({ authTrigger: 'signIn' });
      await logIn();
      expect(mark).not.toHaveBeenCalled();
      expect(steps).toEqual(['Viewer', 'UpdateMetadata', 'InitUser']);
      expect(inputs['UpdateMetadata']).toEqual({
        email: 'kim@example.org',
        givenName: 'Kim',
        language: 'de',
      });
      expect(localStorage.getItem('onboarding')).not.toBeNull();
    },
  );

  it(
    'of a user who logged in before is one of a sign-up that began here only',
    { tags: ['R3.19', 'R4.35'] },
    async () => {
      answers = { viewer: { ...viewer, loginsCount: 3 } };
      begin();
      await logIn();
      expect(mark).not.toHaveBeenCalled();
      expect(authState().profile).toMatchObject({
        logins_count: 4,
        registered_before: true,
        // What was read, and what the login has added.
        user_metadata: { userId: 'user-1', phone: '1', given_name: 'Kim', language: 'de' },
      });
      localStorage.setItem('onboarding', '{"givenName":"Ada"}');
      begin({ signUpEmail: 'kim@example.org', signUpId: 'user-0', registerSource: 'Cost' });
      await logIn();
      expect(mark.mock.calls).toEqual([['sign_up', { detail: { source: 'Cost' } }]]);
      expect(metadataInputs).toContainEqual({ givenName: 'Ada' });
    },
  );

  it('is processed once; its flag is cleared first', { tags: ['R3.32', 'R4.34'] }, async () => {
    begin();
    let flag = true;
    mark.mockImplementation(() => {
      flag = authState().shouldPostProcess;
      return {} as PerformanceMark;
    });
    await Promise.all([logIn(), logIn()]);
    await logIn();
    expect(flag).toBe(false);
    expect(mark).toHaveBeenCalledTimes(1);
    expect(steps.filter((step) => step === 'InitUser')).toHaveLength(1);
  });

  it(
    'changes no metadata that it could not read, and keeps the answers',
    { tags: ['R4.43', 'R8.52'] },
    async () => {
      localStorage.setItem('onboarding', '{"givenName":"Ada"}');
      answers = { Viewer: new Error('no account') };
      begin();
      await logIn();
      expect(steps).toEqual(['Viewer', 'InitUser']);
      expect(localStorage.getItem('onboarding')).toBe('{"givenName":"Ada"}');
      expect(messages()).toEqual(['no account']);
      expect(authState()).toMatchObject({ isProcessing: false, profile: { logins_count: null } });
    },
  );

  it('saves answers that could not be saved at the next login of the user', { tags: ['R4.36'] }, async () => {
    for (const failing of ['UpdateMetadata', 'Viewer']) {
      localStorage.setItem('onboarding', '{"givenName":"Ada"}');
      answers = { [failing]: new Error('down') };
      begin();
      await logIn();
      expect(authState().unsavedAnswersOf).toBe('user-1');
      answers = { viewer: { ...viewer, loginsCount: 1 } };
      metadataInputs = [];
      mark.mockClear();
      begin({ authTrigger: 'signIn' });
      await logIn();
      expect(metadataInputs[0]).toEqual({ givenName: 'Ada' });
      expect(mark).not.toHaveBeenCalled();
      expect(localStorage.getItem('onboarding')).toBeNull();
      expect(authState().unsavedAnswersOf).toBeNull();
      forgetAccount();
    }
  });

  it('leaves the answers of another user alone', { tags: ['R4.36'] }, async () => {
    localStorage.setItem('onboarding', '{"givenName":"Ada"}');
    begin({ authTrigger: 'signIn', unsavedAnswersOf: 'user-2' });
    await logIn();
    expect(metadataInputs).toEqual([{ email: 'kim@example.org', givenName: 'Kim', language: 'de' }]);
    expect(authState().unsavedAnswersOf).toBeNull();
  });

  it(
    'goes on waiting to save the consent until it is saved',
    { tags: ['R3.32', 'R4.41', 'R4.42'] },
    async () => {
      answers = { SaveUser: new Error('no save') };
      begin({ isReadyToSaveUser: true, emailConsent: true });
      await logIn();
      expect(authState()).toMatchObject({ isReadyToSaveUser: true, emailConsent: true });
      answers = {};
      await saveConsent(authSetup().environment(), currentSignIn());
      expect(inputs['SaveUser']).toEqual({ emailConsent: true });
      expect(authState().isReadyToSaveUser).toBe(false);
      steps = [];
      await saveConsent(authSetup().environment(), currentSignIn());
      expect(steps).toEqual([]);
    },
  );

  it('is completed when a step fails, which is reported', { tags: ['R8.52'] }, async () => {
    answers = {
      UpdateMetadata: new Error('no metadata'),
      InitUser: new Error('no init'),
      SaveUser: new Error('no save'),
    };
    begin({ isReadyToSaveUser: true });
    await logIn();
    expect(messages()).toEqual(['no metadata', 'no init', 'no save']);
    expect(authState()).toMatchObject({ isProcessing: false, isReadyToSaveUser: true });
    expect(authState().idToken).not.toBeNull();
  });
});

describe('the verification of the address', () => {
  beforeEach(() => {
    amplify.getTokens.mockResolvedValue(tokens());
    begin({ shouldPostProcess: false });
  });

  it('does nothing for a verified one', { tags: ['R4.44'] }, async () => {
    amplify.getTokens.mockResolvedValue(tokens({ email_verified: true }));
    changeAuth({ verificationCode: 'abc' });
    await logIn();
    expect(steps).toEqual([]);
  });

  it(
    'confirms the code that is held, and clears it and the error',
    { tags: ['R4.45', 'R4.46', 'R8.49', 'R3.20'] },
    async () => {
      changeAuth({ verificationCode: 'abc', authErrorMessage: 'auth.error.verification' });
      await logIn();
      expect(inputs).toEqual({ ConfirmEmail: { email: 'kim@example.org', token: 'abc' } });
      expect(authState()).toMatchObject({
        verificationCode: null,
        authErrorMessage: null,
        profile: { emailVerified: true },
      });
      expect(onNotice.mock.calls).toEqual([['auth.verified', 'success']]);
    },
  );

  it('sends a mail once, and sets the marker', { tags: ['R4.47', 'R4.48', 'R3.23'] }, async () => {
    await logIn();
    expect(steps).toEqual(['SendEmail as guest', 'marker']);
    const marker: unknown = amplify.updateUserAttributes.mock.lastCall?.[0];
    expect(marker).toEqual({
      userAttributes: { 'custom:verify_email_send': expect.stringMatching(/^\d{4}-\d\d-\d\dT/) },
    });
    expect(onNotice).not.toHaveBeenCalled();
    amplify.getTokens.mockResolvedValue(tokens({ 'custom:verify_email_send': '2026-11-22' }));
    steps = [];
    await logIn();
    expect(steps).toEqual([]);
  });

  it('is successful when the mail is out but cannot be marked as sent', { tags: ['R4.47'] }, async () => {
    changeAuth({ authErrorMessage: 'auth.error.verification' });
    amplify.updateUserAttributes.mockRejectedValue(new Error('no marker'));
    await logIn();
    expect(steps).toEqual(['SendEmail as guest']);
    expect(onNotice).not.toHaveBeenCalled();
    expect(authState()).toMatchObject({
      authErrorMessage: null,
      profile: { 'custom:verify_email_send': expect.any(String) },
    });
    expect(messages()).toEqual(['no marker']);
  });

  it(
    'stores, shows and reports a failure, and does not stop the login',
    { tags: ['R8.47', 'R8.48', 'R4.28'] },
    async () => {
      for (const name of ['SendEmail', 'ConfirmEmail']) {
        changeAuth({ authErrorMessage: null, verificationCode: name === 'ConfirmEmail' ? 'abc' : null });
        answers = { [name]: new Error(name) };
        await logIn();
        expect(authState().authErrorMessage).toBe('auth.error.verification');
        expect(onNotice.mock.lastCall).toEqual(['auth.error.verification', 'error']);
        expect(messages().at(-1)).toBe(name);
        expect(authState().idToken).not.toBeNull();
      }
      expect(onNotice).toHaveBeenCalledTimes(2);
    },
  );
});
