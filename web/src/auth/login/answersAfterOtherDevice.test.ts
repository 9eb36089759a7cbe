import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import {
  acceptSignUp,
  acceptSignIn,
  fakeAmplify,
  identityError,
  setUpAccount,
  tokens,
} from '../../../test/accountFixtures.ts';
import { signIn } from '../account/signIn.ts';
import { confirmSignUp, signUp } from '../account/signUp.ts';
import { saveApplicantDraft } from '../applicant/applicantDraft.ts';
import { authSetup } from '../authSetup.ts';
import { authState, changeAuth, forgetAccount } from '../authStore.ts';
import type { fetchAccount, initUser, saveUser, updateMetadata } from './accountCalls.ts';
import { send } from '../machine/accountMachine.ts';
import { currentSignIn } from '../session/signInOf.ts';
import { saveLeftAnswers } from './saveAnswers.ts';

afterAll(() => vi.restoreAllMocks());
vi.mock('../amplify/amplify.ts', async () => (await import('../../../test/accountFixtures.ts')).fakeAmplify);
vi.mock('./accountCalls.ts', async (original) => ({
  ...(await original<object>()),
  fetchAccount: vi.fn<typeof fetchAccount>(),
  initUser: vi.fn<typeof initUser>(async () => null),
  saveUser: vi.fn<typeof saveUser>(async () => undefined),
  updateMetadata: vi.fn<typeof updateMetadata>(async () => undefined),
}));
const calls = await import('./accountCalls.ts');
const update = vi.mocked(calls.updateMetadata);
const { amplify } = fakeAmplify;

const email = 'noor@example.net';
const password = 'seven green bicycles';
const mark = vi.spyOn(performance, 'mark');

beforeEach(async () => {
  localStorage.clear();
  forgetAccount();
  send('startAnew');
  setUpAccount();
  mark.mockClear();
  update.mockClear();
  localStorage.setItem('onboarding', '{"typeOfJobs":["WEEKEND"],"country":"at"}');
  saveApplicantDraft({ email, given_name: 'Noor', family_name: 'Berg', phone: '+43 1 23456' });
  acceptSignUp();
  const confirmed = 'User cannot be confirmed. Current status is CONFIRMED';
  amplify.confirmSignUp.mockRejectedValue(identityError('NotAuthorizedException', confirmed));
  acceptSignIn();
  // The other device has entered the code and logged in.
  amplify.getTokens.mockResolvedValue(tokens({ email, email_verified: true, registered_before: true }));
  const metadata = { email, language: 'de', country: 'de', phone: null, typeOfJobs: [] };
  vi.mocked(calls.fetchAccount).mockResolvedValue({ loginsCount: 1, metadata: metadata as never });
  await signUp({ email, password, emailConsent: true, source: 'Earnings' });
});

const saved = () => update.mock.calls.map(([, patch]) => patch);
const answers = { typeOfJobs: ['WEEKEND'], givenName: 'Noor', familyName: 'Berg', phone: '+43 1 23456' };

it('keeps what was answered here, and counts the sign-up, after another device has logged in', async () => {
  expect(await confirmSignUp('482913')).toEqual({ step: 'done' });
  // The profile has a country already.
  expect(saved()).toEqual([answers]);
  expect(localStorage.getItem('onboarding')).toBeNull();
  expect(mark.mock.calls).toEqual([['sign_up', { detail: { source: 'Earnings' } }]]);
});

it('keeps it for the next login if the profile cannot be read now', async () => {
  vi.mocked(calls.fetchAccount).mockRejectedValueOnce(new Error('down'));
  await confirmSignUp('482913');
  expect(saved()).toEqual([]);
  await signIn({ email, password });
  expect(saved()).toEqual([answers]);
});

it('leaves it alone when somebody signs up at a provider with an account that they have used before', async () => {
  changeAuth({ signUpId: null, signUpEmail: null });
  await confirmSignUp('482913');
  expect(saved()).toEqual([]);
  expect(mark).not.toHaveBeenCalled();
});

it('saves it at the next start of the session if the login could not, unless it is another user’s', async () => {
  const start = () => saveLeftAnswers(authSetup().environment(), currentSignIn());
  update.mockRejectedValueOnce(new Error('down')).mockRejectedValueOnce(new Error('still down'));
  await confirmSignUp('482913');
  await expect(start()).rejects.toThrow('still down');
  update.mockClear();
  const { unsavedAnswersOf } = authState();
  changeAuth({ unsavedAnswersOf: 'somebody else' });
  await start();
  expect(saved()).toEqual([]);
  changeAuth({ unsavedAnswersOf });
  await start();
  await start();
  expect(saved()).toEqual([answers]);
  expect(localStorage.getItem('onboarding')).toBeNull();
  expect(authState()).toMatchObject({
    unsavedAnswersOf: null,
    profile: { user_metadata: { given_name: 'Noor' } },
  });
});
