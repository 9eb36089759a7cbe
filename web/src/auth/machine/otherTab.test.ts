import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { setUpAccount, tokens } from '../../../test/accountFixtures.ts';
import { guest } from '../authState.ts';
import { sessionFields } from '../session/tokens.ts';

const first = 'mira@example.net';
const signUpOfFirst = {
  authTrigger: 'signUp',
  shouldPostProcess: true,
  stepName: 'confirmSignUp',
  signUpEmail: first,
  signUpId: 'mira',
};
const draft = '{"rating":4,"text":"Calm shifts","citySlug":""}';
const given = {
  'reviewDraft:Mopmarten': draft,
  reviewAfterLogin: 'Mopmarten',
  voteAfterLogin: 'R7',
  reportAfterLogin: 'R8',
  alertAfterLogin: 'S9',
  applyAfterLogin: '{"offerId":"O5"}',
};
const stored = () => Object.fromEntries(Object.keys(given).map((key) => [key, sessionStorage.getItem(key)]));
const nothing = Object.fromEntries(Object.keys(given).map((key) => [key, null]));

/** What another tab stores: who is logged in, and the sign-up that waits, if one does. */
const elsewhere = (user: string | null, waits: boolean, signUp: object = {}) => {
  const fields = user === null ? {} : sessionFields(tokens({ sub: user }), Date.now());
  if (waits) localStorage.setItem('waitingSignUp', JSON.stringify({ state: signUpOfFirst }));
  else localStorage.removeItem('waitingSignUp');
  localStorage.setItem('auth', JSON.stringify({ ...guest, ...fields, ...signUp }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'auth' }));
};

/** A page of the site in a tab. The code of a session is loaded once there is a user. */
const open = async () => {
  vi.resetModules();
  const fixtures = await import('../../../test/accountFixtures.ts');
  const [
    { useSession },
    { onAccountLeft },
    { useStoredText },
    { syncAccount },
    { watchAccount },
    { authState },
  ] = await Promise.all([
    import('../useSession.ts'),
    import('../accountChange.ts'),
    import('../session/useStoredText.ts'),
    import('./accountMachine.ts'),
    import('../session/watchAccount.ts'),
    import('../authStore.ts'),
  ]);
  const { onNotice } = fixtures.setUpAccount();
  const left = vi.fn<() => void>();
  onAccountLeft(left);
  const session = renderHook(() => useSession());
  const amount = renderHook(() => useStoredText('cost:O5', () => null));
  return { syncAccount, watchAccount, authState, left, session, amount, onNotice };
};

/** The listeners of a page must not outlive it. */
const listeners: Parameters<typeof window.addEventListener>[] = [];
const add = window.addEventListener.bind(window);
vi.spyOn(window, 'addEventListener').mockImplementation((...listener: (typeof listeners)[number]) => {
  listeners.push(listener);
  add(...listener);
});

beforeEach(() => {
  listeners.splice(0).forEach(([name, listener]) => window.removeEventListener(name, listener));
  localStorage.clear();
  sessionStorage.clear();
  setUpAccount();
});

it('what a guest gave for a sign-up is set aside in a tab that sees the login of another account', async () => {
  elsewhere(null, false, signUpOfFirst);
  Object.entries(given).forEach(([key, value]) => sessionStorage.setItem(key, value));
  const { watchAccount, authState, left, session, amount, onNotice } = await open();
  act(() => amount.result.current[1]('37'));
  expect(session.result.current).toBe('guest');
  act(() => elsewhere('olaf', true));
  // Nothing is shown, voted or sent before it is set aside.
  expect(session.result.current).toBe('unknown');
  act(() => watchAccount(authState().idToken));
  expect(session.result.current).toBe('signedIn');
  expect(stored()).toEqual(nothing);
  expect(amount.result.current[0]).toBeNull();
  // Open dialogs close.
  expect(left).toHaveBeenCalledTimes(1);
  act(() => elsewhere(null, true));
  expect(stored()).toEqual(given);
  expect(amount.result.current[0]).toBe('37');
  expect(onNotice).not.toHaveBeenCalled();
});

it('so it is in a tab whose page is loaded again meanwhile', async () => {
  Object.entries(given).forEach(([key, value]) => sessionStorage.setItem(key, value));
  elsewhere('olaf', true);
  const { watchAccount, authState, session } = await open();
  expect(session.result.current).toBe('unknown');
  act(() => watchAccount(authState().idToken));
  expect(session.result.current).toBe('signedIn');
  expect(stored()).toEqual(nothing);
  act(() => elsewhere(null, true));
  expect(stored()).toEqual(given);
});

it('the login of the account that was signed up leaves it in every tab', async () => {
  elsewhere(null, false, signUpOfFirst);
  Object.entries(given).forEach(([key, value]) => sessionStorage.setItem(key, value));
  const { watchAccount, authState, session, left } = await open();
  act(() => elsewhere('mira', false));
  expect(session.result.current).toBe('signedIn');
  act(() => watchAccount(authState().idToken));
  expect(stored()).toEqual(given);
  expect(left).not.toHaveBeenCalled();
});

it('a page that has nothing of the guest is left as it is', async () => {
  elsewhere('olaf', true);
  const { watchAccount, authState, session, left } = await open();
  act(() => watchAccount(authState().idToken));
  expect(session.result.current).toBe('signedIn');
  expect(left).not.toHaveBeenCalled();
});

it('a tab in which another account was logged in asks for the code again that waits', async () => {
  elsewhere(null, false, signUpOfFirst);
  const { syncAccount, watchAccount, authState } = await open();
  expect(syncAccount()).toMatchObject({ name: 'codeWanted', email: first });
  act(() => elsewhere('olaf', true));
  expect(syncAccount().name).toBe('signedIn');
  act(() => watchAccount(authState().idToken));
  act(() => elsewhere(null, true));
  expect(syncAccount()).toEqual({ name: 'codeWanted', email: first, password: null, sent: false });
});

it('a tab of a guest asks for the code that a sign-up in another tab waits for', async () => {
  const { syncAccount } = await open();
  expect(syncAccount().name).toBe('guest');
  act(() => elsewhere(null, false, { ...signUpOfFirst, stepName: 'waitForLink' }));
  expect(syncAccount()).toMatchObject({ name: 'linkWanted', email: first });
});
