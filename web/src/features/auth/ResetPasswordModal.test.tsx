import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setUpAccount, tokens } from '../../../test/accountFixtures.ts';
import { renderInSite } from '../../../test/renderInSite.tsx';
import { authState, changeAuth, forgetAccount } from '../../auth/authStore.ts';
import { syncAccount } from '../../auth/machine/accountMachine.ts';
import { sessionFields } from '../../auth/session/tokens.ts';
import { readSession, removeSession } from '../../browser/storage/sessionStore.ts';
import type { Outcome } from './accountMutations.ts';
import { FlashRegion } from '../../shell/flash/FlashRegion.tsx';
import { ResetPasswordModal } from './ResetPasswordModal.tsx';

let checked: Outcome = [];
vi.mock('./accountMutations.ts', () => ({
  checkLink: () => Promise.resolve(checked),
  resetPassword: () => Promise.resolve([]),
}));
const signOut = vi.hoisted(() => vi.fn());
vi.mock('../../auth/useSignOut.ts', () => ({ useSignOut: () => signOut }));

const close = vi.fn<() => void>();

beforeEach(() => {
  vi.clearAllMocks();
  setUpAccount();
  checked = [];
  changeAuth(sessionFields(tokens(), Date.now()) ?? {});
});
afterEach(() => {
  cleanup();
  removeSession('homeNotice');
  forgetAccount();
});

const open = (email: string) =>
  renderInSite(
    <>
      <FlashRegion />
      <ResetPasswordModal data={{ email, token: 't', secretHash: 's' }} close={close} confirm={close} />
    </>,
  );

const reset = async (email: string) => {
  await open(email);
  await userEvent.type(await screen.findByLabelText('New password'), 'a new password');
  await userEvent.click(screen.getByRole('button', { name: 'Save password' }));
};

it('signs out the user whose password it was, and lets the home page say that it is saved', async () => {
  await reset(authState().profile?.email?.toUpperCase() ?? '');
  await waitFor(() => expect(signOut).toHaveBeenCalledTimes(1));
  expect(readSession('homeNotice')).toBe('auth.newPassword.done');
});

it('says whose password is saved to a user of another account, who stays logged in', async () => {
  await reset('somebody.else@example.org');
  await waitFor(() => expect(close).toHaveBeenCalledTimes(1));
  expect(signOut).not.toHaveBeenCalled();
  expect(readSession('homeNotice')).toBeNull();
  cleanup();
  expect(syncAccount().name).toBe('signedIn');
});

it('leaves the sign-in with Google alone, whose account has the same address', async () => {
  const { profile } = authState();
  if (profile) changeAuth({ profile: { ...profile, 'custom:appjobs_user_id': 'google|1' } });
  await reset(profile?.email ?? '');
  await waitFor(() => expect(close).toHaveBeenCalledTimes(1));
  expect(signOut).not.toHaveBeenCalled();
});

it('offers a new link where it is spent', async () => {
  checked = [{ code: 'EXPIRED', field: ['token'], message: 'Spent.' }];
  await open('somebody.else@example.org');
  expect(await screen.findByRole('button', { name: 'Send a new link' })).toBeTruthy();
});

it('closes with a word when another tab has logged in to the account, spent or not', async () => {
  const user = authState();
  for (const outcome of [[], [{ code: 'EXPIRED', field: ['token'], message: 'Spent.' }]]) {
    close.mockClear();
    forgetAccount();
    checked = outcome;
    await open(user.profile?.email ?? '');
    await (outcome.length === 0
      ? screen.findByLabelText('New password')
      : screen.findByRole('button', { name: 'Send a new link' }));
    act(() => changeAuth(user));
    await waitFor(() => expect(close).toHaveBeenCalled());
    await screen.findByText('You’re logged in.');
    cleanup();
  }
});

it('stays when another tab has logged in to another account', async () => {
  const user = authState();
  forgetAccount();
  await open('somebody.else@example.org');
  await screen.findByLabelText('New password');
  act(() => changeAuth(user));
  await Promise.resolve();
  expect(close).not.toHaveBeenCalled();
  expect(screen.getByLabelText('New password')).toBeTruthy();
});
