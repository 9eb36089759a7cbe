import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  acceptSignUp,
  fakeAmplify,
  identityError,
  setUpAccount,
  tokens,
} from '../../../../test/accountFixtures.ts';
import { renderInSite } from '../../../../test/renderInSite.tsx';
import { signIn } from '../../../auth/account/signIn.ts';
import { signUp } from '../../../auth/account/signUp.ts';
import { changeAuth, forgetAccount } from '../../../auth/authStore.ts';
import type { AccountName } from '../../../auth/machine/account.ts';
import { syncAccount, isResting, send } from '../../../auth/machine/accountMachine.ts';
import { AuthModal } from './AuthModal.tsx';

vi.mock('../../../auth/amplify/amplify.ts', () => fakeAmplify);
const { amplify } = fakeAmplify;

const email = 'noor@example.net';
const password = 'seven green bicycles';

beforeEach(() => {
  vi.resetAllMocks();
  localStorage.clear();
  forgetAccount();
  send('startAnew');
  setUpAccount();
  acceptSignUp();
  amplify.signIn.mockResolvedValue({ nextStep: { signInStep: 'CONFIRM_SIGN_UP' } });
});
afterEach(cleanup);

const noop = () => undefined;
const open = (screenName: 'signup' | 'login' | 'forgot') =>
  renderInSite(<AuthModal data={{ screen: screenName }} close={noop} confirm={noop} />);
const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const confirmedText = 'Your email is confirmed. Log in, or choose a new password if yours doesn’t work.';
const confirmedAlready = (status: string) =>
  identityError('NotAuthorizedException', `User cannot be confirmed. Current status is ${status}`);
const beginSignUp = () => signUp({ email, password, emailConsent: false });

it('“Sign up” goes on with the code that is waited for, or begins anew', async () => {
  await beginSignUp();
  await open('signup');
  expect(await screen.findAllByText(`We’ve sent a code to ${email}.`)).not.toHaveLength(0);
  await press('Use another email');
  await field('Password');
  expect(screen.getByRole('dialog', { name: 'Create your account' })).toBeTruthy();
  expect(syncAccount().name).toBe('guest');
});

it('“Sign up” with an address entered elsewhere goes on with its own code only', async () => {
  await beginSignUp();
  const openWith = (entered: string) =>
    renderInSite(<AuthModal data={{ screen: 'signup', email: entered }} close={noop} confirm={noop} />);
  await openWith('Noor@Example.net');
  await field('Code');
  cleanup();
  await openWith('kim@example.org');
  expect((await field('Email')).value).toBe('kim@example.org');
  expect(screen.queryByLabelText('Code')).toBeNull();
  expect(syncAccount()).toMatchObject({ name: 'codeWanted', email });
});

/** How each state is reached in which a dialog may be open. */
const known = { email, password };
const before = { name: 'guest' } as const;
const reach: Record<Exclude<AccountName, 'closed' | 'signedIn' | 'addressWaits'>, () => unknown> = {
  guest: () => send('startAnew'),
  signingUp: () => send('signUp', { ...known, before }),
  signingIn: () => send('signIn', { ...known, before }),
  codeWanted: () => [reach.signingUp(), send('codeAsked', { ...known, sent: true })],
  linkWanted: () => [reach.signingUp(), send('linkAsked', { ...known, sent: true, until: 0 })],
  confirming: () => [reach.codeWanted(), send('sendCode', { ...known, before })],
  secondStep: () => [reach.signingIn(), send('challenged', { ...known, step: { step: 'totpCode' } })],
  newPassword: () => [
    reach.signingIn(),
    send('passwordAsked', { ...known, step: { step: 'newPassword', missingAttributes: [] } }),
  ],
  answering: () => [reach.secondStep(), send('answer', { ...known, before })],
  loginWanted: () => [reach.resetOpened(), send('passwordSaved', { email, why: 'passwordChanged' })],
  resetWanted: () => send('forgot', { email, isRequired: true }),
  resetSent: () => [reach.resetWanted(), send('resetMailed', { email })],
  resetOpened: () => send('openReset', { email }),
  resetSpent: () => [reach.resetOpened(), send('resetRefused', { email })],
  atProvider: () => send('leaveForProvider'),
  returning: () => send('cameBack', { exchange: new AbortController() }),
  loggingIn: () => [reach.signingIn(), send('tokensReceived', { done: Promise.resolve() })],
  sessionEnded: () => [reach.loggingIn(), send('ended')],
};
const signInElsewhere = () =>
  act(() => changeAuth({ idToken: tokens().idToken.toString(), expiresAt: Date.now() + 60_000 }));

it.each(Object.entries(reach))('closes when another tab has signed in: %s', async (name, begin) => {
  const close = vi.fn();
  await renderInSite(<AuthModal data={{ screen: 'login' }} close={close} confirm={noop} />);
  await field('Email');
  act(() => void begin());
  expect(syncAccount().name).toBe(name);
  expect(close).not.toHaveBeenCalled();
  signInElsewhere();
  await expect.poll(() => close.mock.calls.length).toBeGreaterThan(0);
  // Where a request is on its way, its answer leads on.
  if (isResting(syncAccount())) expect(syncAccount().name).toBe('signedIn');
});

it('asks a user who is logged in for the address of another link, stays open, and leads back to the account', async () => {
  const close = vi.fn();
  signInElsewhere();
  await renderInSite(<AuthModal data={{ screen: 'forgot' }} close={close} confirm={noop} />);
  await userEvent.type(await field('Email'), email);
  act(() => void send('resetMailed', { email }));
  await press('Send a new link');
  await field('Email');
  expect(close).not.toHaveBeenCalled();
  await press('Back to login');
  expect(close).toHaveBeenCalledTimes(1);
  cleanup();
  await expect.poll(() => syncAccount().name).toBe('signedIn');
});

it('“Log in” shows the login with the address, and an unconfirmed account is not told of a mail', async () => {
  await beginSignUp();
  await open('login');
  expect((await field('Email')).value).toBe(email);
  await userEvent.type(await field('Password'), password);
  await press('Log in');
  await field('Code');
  expect(
    screen.getAllByText(`Enter the code from our email to ${email}, or request a new one.`),
  ).not.toHaveLength(0);
  expect(screen.queryByText(/We’ve sent/)).toBeNull();
});

it('says why a code is refused, and that a new one is out only if it is', async () => {
  await beginSignUp();
  await open('signup');
  amplify.confirmSignUp.mockRejectedValue(identityError('ExpiredCodeException', 'Invalid code provided.'));
  await userEvent.type(await field('Code'), '718281');
  await press('Confirm');
  expect(await screen.findByText('This code no longer works. Request a new one.')).toBeTruthy();
  amplify.resendSignUpCode.mockRejectedValueOnce(
    identityError('LimitExceededException', 'Attempt limit exceeded.'),
  );
  await press('Send a new code');
  await screen.findByText(/^We can’t send you any more codes or links for now. Try again in an hour/);
  amplify.resendSignUpCode.mockResolvedValueOnce({});
  await press('Send a new code');
  expect(await screen.findByText('We’ve sent you another email.')).toBeTruthy();
  expect(screen.queryByText('This code no longer works. Request a new one.')).toBeNull();
});

it('says once that the visitor has cancelled at the provider', async () => {
  changeAuth({ authErrorMessage: 'auth.error.cancelled' });
  const cancelled = 'You cancelled, so you’re not logged in. Try again or use your email.';
  await open('login');
  await screen.findByText(cancelled);
  cleanup();
  await open('login');
  await field('Password');
  expect(screen.queryByText(cancelled)).toBeNull();
});

it.each([
  ['on another device', () => amplify.confirmSignUp.mockRejectedValue(confirmedAlready('CONFIRMED'))],
  ['here', () => amplify.confirmSignUp.mockResolvedValue({ nextStep: { signUpStep: 'DONE' } })],
])(
  'offers the login and a new password once the address is confirmed %s and the known one is refused',
  async (_where, confirm) => {
    await beginSignUp();
    await open('signup');
    confirm();
    amplify.signIn.mockRejectedValue(
      identityError('NotAuthorizedException', 'Incorrect username or password.'),
    );
    await userEvent.type(await field('Code'), '718281');
    await press('Confirm');
    await screen.findByText(confirmedText);
    expect(screen.getByRole('dialog', { name: 'Log in' })).toBeTruthy();
    expect(screen.queryByText('Email or password is wrong.')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Forgot your password?' })).toBeNull();
    await press('Choose a new password');
    expect((await field('Email')).value).toBe(email);
    expect(syncAccount()).toEqual({ name: 'resetWanted', email, isRequired: false });
  },
);

it('asks for a new password where the service says with the code that one is needed', async () => {
  await beginSignUp();
  await open('signup');
  amplify.confirmSignUp.mockRejectedValue(confirmedAlready('RESET_REQUIRED'));
  await userEvent.type(await field('Code'), '718281');
  await press('Confirm');
  await screen.findByRole('dialog', { name: 'Choose a new password' });
  expect((await field('Email')).value).toBe(email);
  expect(amplify.signIn).not.toHaveBeenCalled();
});

it('leads from a second step that is over to the login, with the reason', async () => {
  await open('login');
  amplify.signIn.mockResolvedValue({ nextStep: { signInStep: 'CONFIRM_SIGN_IN_WITH_TOTP_CODE' } });
  await userEvent.type(await field('Email'), email);
  await userEvent.type(await field('Password'), password);
  await press('Log in');
  amplify.confirmSignIn.mockRejectedValue(
    identityError('NotAuthorizedException', 'Invalid session for the user, session is expired.'),
  );
  await userEvent.type(await field('Code'), '718281');
  await press('Confirm');
  await screen.findByText('This step took too long or was tried too often. Log in again.');
  expect((await field('Email')).value).toBe(email);
  expect(screen.queryByLabelText('Code')).toBeNull();
});

it('offers another link to whoever got none, with the address to correct', async () => {
  await open('forgot');
  await userEvent.type(await field('Email'), email);
  act(() => void send('resetMailed', { email }));
  await press('Send a new link');
  expect((await field('Email')).value).toBe(email);
  expect(syncAccount()).toEqual({ name: 'resetWanted', email, isRequired: false });
});

it('says why a new password is needed, to whom the service asks for one', async () => {
  amplify.signIn.mockResolvedValue({ nextStep: { signInStep: 'RESET_PASSWORD' } });
  await open('login');
  await userEvent.type(await field('Email'), email);
  await userEvent.type(await field('Password'), 'sturdy-otter-42');
  await press('Log in');
  await screen.findAllByText(/^To be on the safe side, you need a new password before you log in\./);
  expect((await field('Email')).value).toBe(email);
});

it('knows the address after a reset, and forgets a second step that was left', async () => {
  send('openReset', { email });
  send('passwordSaved', { email, why: 'passwordChanged' });
  await open('login');
  await screen.findByText('Your new password is saved. Log in with it.');
  expect((await field('Email')).value).toBe(email);
  cleanup();
  amplify.signIn.mockResolvedValue({ nextStep: { signInStep: 'CONFIRM_SIGN_IN_WITH_TOTP_CODE' } });
  await signIn({ email, password });
  expect(syncAccount().name).toBe('secondStep');
  await open('login');
  await field('Password');
  expect(screen.queryByLabelText('Code')).toBeNull();
});
