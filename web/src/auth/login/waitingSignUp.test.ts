import { beforeEach, expect, it, vi } from 'vitest';
import {
  acceptSignUp,
  acceptSignIn,
  fakeAmplify,
  identityError,
  setUpAccount,
  tokens,
} from '../../../test/accountFixtures.ts';
import { onAccountLeft } from '../accountChange.ts';
import { onLeaving } from '../session/openForms.ts';
import { setReportDelivery } from '../../browser/reportError.ts';
import { readSession, removeSession, sessionKeys, writeSession } from '../../browser/storage/sessionStore.ts';
import { confirmSignUp, signUp } from '../account/signUp.ts';
import { signIn } from '../account/signIn.ts';
import { authState, changeAuth, forgetAccount } from '../authStore.ts';
import { pendingContributions, queueContribution } from '../contributions/pendingContributions.ts';
import type { sendPending } from '../contributions/sendPending.ts';
import { syncAccount, send } from '../machine/accountMachine.ts';
import { watchAccount } from '../session/watchAccount.ts';
import type { fetchAccount, initUser, saveUser, updateMetadata } from './accountCalls.ts';

vi.mock('../amplify/amplify.ts', async () => (await import('../../../test/accountFixtures.ts')).fakeAmplify);
vi.mock('./accountCalls.ts', async (original) => ({
  ...(await original<object>()),
  fetchAccount: vi.fn<typeof fetchAccount>(async () => ({ metadata: null, loginsCount: 0 })),
  initUser: vi.fn<typeof initUser>(async () => null),
  saveUser: vi.fn<typeof saveUser>(async () => undefined),
  updateMetadata: vi.fn<typeof updateMetadata>(async () => undefined),
}));
/** Who sent which answers. */
const sent = vi.hoisted(() => [] as [string | undefined, unknown[]][]);
vi.mock('../contributions/sendPending.ts', async (original) => ({
  ...(await original<object>()),
  sendPending: vi.fn<typeof sendPending>(async () => {
    sent.push([authState().profile?.user_id, pendingContributions().contributions.map(({ value }) => value)]);
    return [];
  }),
}));
const { saveUser: saved } = await import('./accountCalls.ts');
const { amplify } = fakeAmplify;
watchAccount(null);

const first = 'first@example.org';
const lena = 'lena@example.org';
const password = 'seven green bicycles';
const given = ['pendingContributions', 'directApply', 'savedOffers', 'keptForLogin'];
const live = () => given.filter((name) => localStorage.getItem(name) !== null);

const answerAndSignUp = async () => {
  queueContribution({ kind: 'cost', jobOfferId: 'O1', value: 40, currency: 'EUR' });
  localStorage.setItem('directApply', '{"given_name":"First"}');
  localStorage.setItem('savedOffers', '[{"id":"O1"}]');
  writeSession('reviewDraft:O1', '{"rating":4,"text":"Good","citySlug":""}');
  writeSession('voteAfterLogin', 'R1');
  await signUp({ email: first, password, emailConsent: true, source: 'Contribution' });
};
const logIn = async (email: string, sub: string) => {
  amplify.getTokens.mockResolvedValue(tokens({ sub, email, email_verified: true }));
  const step = await signIn({ email, password });
  // The login does not wait for the answers.
  await new Promise((resolve) => setTimeout(resolve));
  return step;
};

beforeEach(() => {
  localStorage.clear();
  sessionKeys().forEach(removeSession);
  forgetAccount();
  send('startAnew');
  sent.length = 0;
  vi.mocked(saved).mockClear();
  setReportDelivery(() => undefined);
  setUpAccount();
  acceptSignUp();
  acceptSignIn();
});

it('what a guest gave for a sign-up is neither shown to nor sent for another account that logs in', async () => {
  await answerAndSignUp();
  await logIn(lena, 'user-2');
  expect(authState().profile?.user_id).toBe('user-2');
  expect(sent.flatMap(([, values]) => values)).toEqual([]);
  expect(live()).toEqual([]);
  expect([readSession('reviewDraft:O1'), readSession('voteAfterLogin')]).toEqual([null, null]);
  expect(saved).not.toHaveBeenCalled();
});

it('what a guest gave is there again, with the code that is waited for, when the other account logs out', async () => {
  await answerAndSignUp();
  await logIn(lena, 'user-2');
  localStorage.setItem('directApply', '{"given_name":"Lena"}');
  forgetAccount();
  expect(live()).toEqual(given);
  expect(localStorage.getItem('directApply')).toContain('First');
  // The next page.
  vi.resetModules();
  const next = await import('../machine/accountMachine.ts');
  expect(next.syncAccount()).toMatchObject({ name: 'codeWanted', email: first });
});

it('what a guest had typed in open forms goes with it, and the forms close', async () => {
  const left = vi.fn<() => void>();
  const stops = [onLeaving(() => writeSession('reviewAfterLogin', 'O1')), onAccountLeft(left)];
  await answerAndSignUp();
  await logIn(lena, 'user-2');
  expect(left).toHaveBeenCalledTimes(1);
  stops.forEach((stop) => stop());
  expect(sessionKeys()).not.toContain('reviewAfterLogin');
  forgetAccount();
  expect(readSession('reviewAfterLogin')).toBe('O1');
});

it('so it is if another tab has signed up while the login was on its way', async () => {
  amplify.signIn.mockImplementationOnce(async () => {
    given.slice(0, 3).forEach((name) => localStorage.setItem(name, '{}'));
    changeAuth({
      authTrigger: 'signUp',
      signUpEmail: first,
      signUpId: 'user-1',
      isReadyToSaveUser: true,
      emailConsent: true,
    });
    fakeAmplify.emit('signedIn');
    return { nextStep: { signInStep: 'DONE' } };
  });
  await logIn(lena, 'user-2');
  expect(authState()).toMatchObject({ isReadyToSaveUser: false, signUpEmail: null });
  expect(sent.flatMap(([, values]) => values)).toEqual([]);
  expect(saved).not.toHaveBeenCalled();
  expect(live()).toEqual([]);
  forgetAccount();
  expect(live()).toEqual(given.slice(0, 3));
});

it('what waits of the user who logs in is not stored for the sign-up of another account', async () => {
  await answerAndSignUp();
  const answers = JSON.stringify({ earnings: [{ jobOfferId: 'O2', value: 14, currency: 'EUR', key: 'K' }] });
  const entries = { pendingContributions: answers, directApply: '{"given_name":"Lena"}' };
  localStorage.setItem('endedUnsent', JSON.stringify([{ user: 'user-2', keptAt: Date.now(), entries }]));
  await logIn(lena, 'user-2');
  expect(sent).toEqual([['user-2', [14]]]);
  forgetAccount();
  expect(JSON.stringify({ ...localStorage })).not.toMatch(/Lena|O2/);
  await logIn(lena, 'user-2');
  expect(sent.flatMap(([, values]) => values)).toEqual([14]);
});

it('what a user has left who is replaced is not stored for the sign-up of another account', async () => {
  await answerAndSignUp();
  await logIn(lena, 'user-2');
  localStorage.setItem('directApply', '{"given_name":"Lena"}');
  await logIn('kim@example.org', 'user-3');
  forgetAccount();
  expect(localStorage.getItem('directApply')).toContain('First');
});

it('the login that ends the sign-up sends the answer and counts as its first', async () => {
  await answerAndSignUp();
  await logIn(lena, 'user-2');
  forgetAccount();
  await logIn(first, 'user-1');
  expect(sent).toEqual([['user-1', [40]]]);
  expect(readSession('reviewDraft:O1')).toContain('Good');
  expect(vi.mocked(saved).mock.calls.map(([, consent]) => consent)).toEqual([true]);
  expect(localStorage.getItem('waitingSignUp')).toBeNull();
});

it('so does the login of the sign-up that has replaced it elsewhere', async () => {
  await answerAndSignUp();
  await logIn(lena, 'user-2');
  forgetAccount();
  await logIn(first, 'user-9');
  expect(sent).toEqual([['user-9', [40]]]);
  expect(readSession('reviewDraft:O1')).toContain('Good');
  expect(vi.mocked(saved)).toHaveBeenCalledTimes(1);
});

it('the consent of a second sign-up with the address counts', async () => {
  await answerAndSignUp();
  await logIn(lena, 'user-2');
  forgetAccount();
  await signUp({ email: first, password, emailConsent: false });
  await logIn(first, 'user-1');
  expect(vi.mocked(saved).mock.calls.map(([, consent]) => consent)).toEqual([false]);
});

it('a login of another account that fails changes nothing', async () => {
  await answerAndSignUp();
  amplify.signIn.mockRejectedValueOnce(
    identityError('NotAuthorizedException', 'Incorrect username or password.'),
  );
  await logIn(lena, 'user-2');
  expect(syncAccount()).toMatchObject({ name: 'codeWanted', email: first });
  expect(authState()).toMatchObject({ signUpEmail: first, stepName: 'confirmSignUp' });
  amplify.confirmSignUp.mockResolvedValue({ nextStep: { signUpStep: 'DONE' } });
  amplify.getTokens.mockResolvedValue(tokens({ sub: 'user-1', email: first, email_verified: true }));
  expect(await confirmSignUp('123456')).toEqual({ step: 'done' });
  await new Promise((resolve) => setTimeout(resolve));
  expect(sent).toEqual([['user-1', [40]]]);
  expect(vi.mocked(saved)).toHaveBeenCalledTimes(1);
});

it('a sign-up with another address ends the wait of the former one', async () => {
  await answerAndSignUp();
  await logIn(lena, 'user-2');
  forgetAccount();
  amplify.signUp.mockResolvedValue({
    nextStep: { signUpStep: 'CONFIRM_SIGN_UP', codeDeliveryDetails: {} },
    userId: 'user-3',
  });
  await signUp({ email: 'third@example.org', password, emailConsent: false });
  expect(localStorage.getItem('waitingSignUp')).toBeNull();
  expect(authState().signUpEmail).toBe('third@example.org');
});
