import { cleanup, fireEvent, screen } from '@testing-library/react';
import { act } from 'react';
import { commitLocalUpdate } from 'relay-runtime';
import { createMockEnvironment } from 'relay-test-utils';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setUpAccount, tokens } from '../../../../test/accountFixtures.ts';
import { renderInSite } from '../../../../test/renderInSite.tsx';
import { changeAuth, forgetAccount } from '../../../auth/authStore.ts';
import { send } from '../../../auth/machine/accountMachine.ts';
import { sessionFields } from '../../../auth/session/tokens.ts';
import { EmailAddress } from './EmailAddress.tsx';

const calls = vi.hoisted(() => ({
  sendAddressCode: vi.fn(),
  confirmAddress: vi.fn(),
  followAddress: vi.fn(),
}));
vi.mock('../../../auth/account/changeAddress.ts', async (original) => ({
  ...(await original<object>()),
  ...calls,
}));

const address = 'kim.new@example.org';
const failed = (message: string, field: string | null) => ({ step: 'failed', fault: { message, field } });

/** Signs somebody in, some minutes ago. */
const signIn = (minutes = 0, claims: object = {}) => {
  const auth_time = Math.floor(Date.now() / 1000) - minutes * 60;
  changeAuth(sessionFields(tokens({ auth_time, ...claims }), Date.now()) ?? {});
};

beforeEach(() => {
  vi.resetAllMocks();
  localStorage.clear();
  forgetAccount();
  setUpAccount();
  calls.sendAddressCode.mockImplementation((text: string) => {
    changeAuth({ newAddress: text });
    send('addressAsked', { address: text, sent: true });
    return Promise.resolve({ step: 'emailCode', destination: text });
  });
});
afterEach(cleanup);

const button = (name: string) => screen.findByRole('button', { name });
const press = async (name: string) => fireEvent.click(await button(name));
const field = (name: RegExp) => screen.findByRole('textbox', { name });

const askForCode = async () => {
  await press('Change email');
  fireEvent.change(await field(/New email/), { target: { value: address } });
  await press('Send code');
  await screen.findByText(`We’ve sent a code to ${address}.`);
};

it('asks for the new address, then for the code; cancelling either leads back to the button', async () => {
  signIn();
  await renderInSite(<EmailAddress />);
  expect(await screen.findByText('kim@example.org')).toBeTruthy();
  await press('Change email');
  expect(await field(/New email/)).toBe(document.activeElement);
  await press('Cancel');
  expect(await button('Change email')).toBe(document.activeElement);
  await askForCode();
  expect(await field(/Code/)).toBe(document.activeElement);
  await press('Send a new code');
  expect(await screen.findByText('We’ve sent you another email.')).toBeTruthy();
  expect(calls.sendAddressCode.mock.calls).toEqual([[address], [address]]);
  expect(calls.followAddress).not.toHaveBeenCalled();
  await press('Cancel');
  expect(await button('Change email')).toBe(document.activeElement);
  // Another device may have used the code.
  expect(calls.followAddress).toHaveBeenCalledOnce();
});

it('shows the new address once the code is right', async () => {
  signIn();
  await renderInSite(<EmailAddress />);
  await askForCode();
  calls.confirmAddress.mockResolvedValueOnce(failed('auth.error.wrongCode', 'code'));
  fireEvent.change(await field(/Code/), { target: { value: '111111' } });
  await press('Confirm');
  expect(
    await screen.findByText('This code isn’t right. If you have several codes, only the newest one works.'),
  ).toBeTruthy();
  await press('Send a new code');
  await screen.findByText('We’ve sent you another email.');
  expect(screen.queryByText(/^This code isn’t right/)).toBeNull();
  calls.confirmAddress.mockImplementationOnce(() => {
    signIn(0, { email: address });
    changeAuth({ newAddress: null });
    return Promise.resolve({ step: 'done' });
  });
  await press('Confirm');
  const again = await button('Change email');
  await vi.waitFor(() => expect(again).toBe(document.activeElement));
  expect(screen.getByText(address)).toBeTruthy();
});

it('asks for another address if a second account has this one', async () => {
  signIn();
  changeAuth({ newAddress: address });
  await renderInSite(<EmailAddress />);
  calls.confirmAddress.mockImplementationOnce(() => {
    changeAuth({ newAddress: null });
    return Promise.resolve(failed('security.email.taken', 'email'));
  });
  fireEvent.change(await field(/Code/), { target: { value: '123456' } });
  await press('Confirm');
  expect(await screen.findByText('Another account already has this email.')).toBeTruthy();
  expect(await field(/New email/)).toBeTruthy();
});

it('shows what a former page has left, and what another tab does', async () => {
  signIn();
  changeAuth({ newAddress: address });
  await renderInSite(<EmailAddress />);
  await screen.findByText(`Enter the code from our email to ${address}, or request a new one.`);
  act(() => {
    signIn(0, { email: address });
    changeAuth({ newAddress: null });
  });
  expect(await button('Change email')).toBeTruthy();
  expect(screen.getByText(address)).toBeTruthy();
});

it('takes a code that another device has asked for, also after an older log-in', async () => {
  signIn(60);
  await renderInSite(<EmailAddress />);
  await press('I have a code');
  expect(await screen.findByText('Enter the code that we emailed to your new address.')).toBeTruthy();
  const code = await field(/Code/);
  expect(code).toBe(document.activeElement);
  expect(screen.queryByRole('button', { name: 'Send a new code' })).toBeNull();
  await press('Cancel');
  expect(await button('Change email')).toBe(document.activeElement);
  await press('I have a code');
  calls.confirmAddress.mockImplementationOnce(() => {
    signIn(60, { email: address });
    return Promise.resolve({ step: 'done' });
  });
  fireEvent.change(await field(/Code/), { target: { value: '123456' } });
  await press('Confirm');
  expect(await button('I have a code')).toBeTruthy();
  expect(screen.getByText(address)).toBeTruthy();
});

it('follows what the page has heard of the address from another device', async () => {
  signIn();
  const environment = createMockEnvironment();
  const hear = (email: string) =>
    commitLocalUpdate(environment, (store) => {
      const viewer = store.get('kim') ?? store.create('kim', 'User');
      viewer.setValue(email, 'email');
      store.getRoot().setLinkedRecord(viewer, 'viewer');
    });
  hear('Kim@example.org');
  await renderInSite(<EmailAddress />, { environment });
  await button('Change email');
  expect(calls.followAddress).not.toHaveBeenCalled();
  act(() => hear(address));
  expect(calls.followAddress).toHaveBeenCalledOnce();
});

it('asks users who logged in some time ago to log in again', async () => {
  signIn(60);
  await renderInSite(<EmailAddress />);
  await press('Change email');
  expect(screen.getByRole('status').textContent).toMatch('please log in again');
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(await button('Log in again')).toBeTruthy();
});

it.each([
  ['google', 'Google'],
  ['facebook', 'Facebook'],
])('tells users of %s where their address comes from', async (provider, name) => {
  signIn(0, { 'custom:appjobs_user_id': `${provider}|1` });
  await renderInSite(<EmailAddress />);
  expect(
    await screen.findByText(`Your email comes from your ${name} account. Change it there.`),
  ).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
