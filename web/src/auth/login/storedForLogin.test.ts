import { beforeEach, expect, it, vi } from 'vitest';
import {
  acceptSignUp,
  acceptSignIn,
  fakeAmplify,
  setUpAccount,
  tokens,
} from '../../../test/accountFixtures.ts';
import { removeAccountEntries } from '../../browser/storage/accountEntries.ts';
import { clearSession, sessionKeys, forgetSession, readSession } from '../../browser/storage/sessionStore.ts';
import { signIn } from '../account/signIn.ts';
import { signUp } from '../account/signUp.ts';
import { changeAuth, forgetAccount } from '../authStore.ts';
import type { fetchAccount, initUser, saveUser, updateMetadata } from './accountCalls.ts';
import { send } from '../machine/accountMachine.ts';

vi.mock('../amplify/amplify.ts', async () => (await import('../../../test/accountFixtures.ts')).fakeAmplify);
vi.mock('./accountCalls.ts', async (original) => ({
  ...(await original<object>()),
  fetchAccount: vi.fn<typeof fetchAccount>(async () => ({ metadata: null, loginsCount: 0 })),
  initUser: vi.fn<typeof initUser>(async () => null),
  saveUser: vi.fn<typeof saveUser>(async () => undefined),
  updateMetadata: vi.fn<typeof updateMetadata>(async () => undefined),
}));
const { amplify } = fakeAmplify;

const email = 'noor@example.net';
const password = 'seven green bicycles';
const draft = '{"rating":4,"text":"Good","citySlug":""}';
const review = {
  'reviewDraft:offer-1': draft,
  reviewAfterLogin: 'offer-1',
  returnAfterLogin: '/berlin/swiftbite',
};

const closeBrowser = (): void => {
  sessionKeys().forEach(forgetSession);
  clearSession();
};
const store = (entries: Readonly<Record<string, string>>): void =>
  Object.entries(entries).forEach(([key, value]) => sessionStorage.setItem(key, value));
/** What the tab stores for the pages after the login. */
const left = () =>
  Object.fromEntries(
    [...new Set(sessionKeys())].filter((key) => key !== 'tabOwner').map((key) => [key, readSession(key)]),
  );
const signUpWith = (address: string) => signUp({ email: address, password, emailConsent: false });
const logIn = async (address = email, sub = 'user-1', claims = {}) => {
  amplify.getTokens.mockResolvedValue(tokens({ sub, email: address, email_verified: true, ...claims }));
  await signIn({ email: address, password });
};

beforeEach(() => {
  localStorage.clear();
  closeBrowser();
  forgetAccount();
  send('startAnew');
  setUpAccount();
  acceptSignUp();
  acceptSignIn();
});

it('a review of a guest waits for the login of their sign-up when the browser is closed, which leads back to it', async () => {
  store(review);
  await signUpWith(email);
  closeBrowser();
  store({ returnAfterLogin: '/' });
  await logIn();
  expect(left()).toEqual(review);
  expect(localStorage.getItem('keptForLogin')).toBeNull();
});

it('a review waits although a sign-up elsewhere with the same address has replaced that of this browser', async () => {
  store(review);
  await signUpWith('Noor@Example.net');
  closeBrowser();
  await logIn(email, 'user-7');
  expect(left()).toEqual(review);
});

it('what was typed after the sign-up waits, too', async () => {
  await signUpWith(email);
  store(review);
  window.dispatchEvent(new Event('pagehide'));
  closeBrowser();
  await logIn();
  expect(left()).toEqual(review);
});

it('the mails that a guest switched on wait although the dialog was closed', async () => {
  store({ alertAfterLogin: 'search-1', returnAfterLogin: '/my-desk/saved' });
  await signUpWith(email);
  sessionStorage.removeItem('alertAfterLogin');
  closeBrowser();
  await logIn();
  expect(left()).toEqual({ alertAfterLogin: 'search-1', returnAfterLogin: '/my-desk/saved' });
});

it('a tab that has its own goes on with it, where it is', async () => {
  store(review);
  await signUpWith(email);
  closeBrowser();
  const own = { ...review, 'reviewDraft:offer-1': '{"rating":5}', returnAfterLogin: '/berlin' };
  store(own);
  await logIn();
  expect(left()).toEqual(own);
});

it.each([
  ['somebody else logs in', () => logIn('ida@example.net', 'user-2')],
  [
    'an account of Google logs in that has the same address',
    () => logIn(email, 'user-2', { 'custom:appjobs_user_id': 'google|7' }),
  ],
  ['somebody else signs up', () => signUpWith('ida@example.net')],
  ['the user logs out', async () => removeAccountEntries()],
])('nothing waits once %s', async (_event, leave) => {
  store(review);
  await signUpWith(email);
  closeBrowser();
  await leave();
  expect(left()).toEqual({});
  expect(localStorage.getItem('keptForLogin')).toBeNull();
});

it('nothing is stored of a guest who has nothing to go on with, or of a user', async () => {
  store({ returnAfterLogin: '/berlin' });
  await signUpWith(email);
  expect(localStorage.getItem('keptForLogin')).toBeNull();
  await logIn();
  changeAuth({ signUpEmail: email });
  store(review);
  window.dispatchEvent(new Event('pagehide'));
  expect(localStorage.getItem('keptForLogin')).toBeNull();
});
