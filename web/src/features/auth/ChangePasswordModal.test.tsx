import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderInSite } from '../../../test/renderInSite.tsx';
import { changeAuth, forgetAccount } from '../../auth/authStore.ts';
import type { Outcome } from './accountMutations.ts';
import { ChangePasswordModal } from './ChangePasswordModal.tsx';

let outcome: Outcome = null;
vi.mock('./accountMutations.ts', () => ({ changePassword: () => Promise.resolve(outcome) }));

beforeEach(() => changeAuth({ idToken: 'token' }));
afterEach(() => {
  cleanup();
  forgetAccount();
});

const noop = () => undefined;

const send = async () => {
  await renderInSite(<ChangePasswordModal data={null} close={noop} confirm={noop} />);
  await userEvent.type(await screen.findByLabelText('Current password'), 'the old one');
  await userEvent.type(screen.getByLabelText('New password'), 'a new password');
  await userEvent.click(screen.getByRole('button', { name: 'Save password' }));
};

it('says that the current password is wrong', { tags: ['R2.159'] }, async () => {
  outcome = [{ code: 'WRONG', field: ['oldPassword'], message: 'This is not correct.' }];
  await send();
  expect(await screen.findByText(/^This isn’t your current password/)).toBeTruthy();
  expect(screen.getByLabelText('Current password').getAttribute('aria-invalid')).toBe('true');
});

it('says that there were too many attempts', { tags: ['R2.159'] }, async () => {
  outcome = [{ code: 'TOO_MANY_REQUESTS', field: null, message: 'Later.' }];
  await send();
  expect((await screen.findByRole('alert')).textContent).toBe('Too many attempts. Try again in an hour.');
});

it('says that the session has ended', { tags: ['R2.159'] }, async () => {
  outcome = null;
  await send();
  expect((await screen.findByRole('alert')).textContent).toMatch(/may not have been saved/);
  act(forgetAccount);
  expect(screen.getByRole('alert').textContent).toBe('Your session has ended. Please log in again.');
});
