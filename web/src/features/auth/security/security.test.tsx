import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderInSite } from '../../../../test/renderInSite.tsx';
import { Devices } from './Devices.tsx';
import { MfaPreference } from './MfaPreference.tsx';

const failed = { step: 'failed', fault: { message: 'auth.error.network', field: null } };
const mfa = vi.hoisted(() => ({
  readMfa: vi.fn(),
  startTotp: vi.fn(),
  sendPhoneCode: vi.fn(),
  confirmPhone: vi.fn(),
}));
const devices = vi.hoisted(() => ({ listDevices: vi.fn(), rememberDevice: vi.fn(), forgetDevice: vi.fn() }));
vi.mock('../../../auth/account/mfa.ts', async (original) => ({ ...(await original<object>()), ...mfa }));
vi.mock('../../../auth/account/devices.ts', async (original) => ({
  ...(await original<object>()),
  ...devices,
}));

afterEach(cleanup);

const button = (name: RegExp) => screen.findByRole('button', { name });

it('a second step that cannot be read is not shown as none', async () => {
  mfa.readMfa.mockResolvedValue(failed);
  await renderInSite(<MfaPreference />);
  expect((await screen.findByRole('alert')).textContent).toMatch(/\w/);
  for (const choice of screen.getAllByRole('radio'))
    expect(choice).toMatchObject({ checked: false, disabled: true });
});

it('devices that cannot be read are not shown as an empty list', async () => {
  devices.listDevices.mockResolvedValue(failed);
  await renderInSite(<Devices />);
  expect((await screen.findByRole('alert')).textContent).toMatch(/\w/);
  expect(screen.queryByRole('listitem')).toBeNull();
});

it('says that this device is remembered, which is then no longer offered', async () => {
  const device = { id: 'a', name: 'Firefox, macOS', lastUsed: new Date('2026-11-28T12:00:00Z') };
  devices.listDevices.mockResolvedValueOnce([{ ...device, isThis: false }]);
  devices.listDevices.mockResolvedValueOnce([{ ...device, isThis: true }]);
  devices.rememberDevice.mockResolvedValue({ step: 'done' });
  await renderInSite(<Devices />);
  await screen.findByText('Last used: 28 Nov 2026');
  fireEvent.click(screen.getByRole('button', { name: 'Remember this device' }));
  expect(await screen.findByText('This device is remembered.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Remember this device' })).toBeNull();
  devices.listDevices.mockResolvedValueOnce([]);
  devices.forgetDevice.mockResolvedValue({ step: 'done' });
  fireEvent.click(screen.getByRole('button', { name: 'Forget: Firefox, macOS' }));
  const remember = await button(/Remember this device/);
  await vi.waitFor(() => expect(document.activeElement).toBe(remember));
});

const checkedChoice = () =>
  screen.getAllByRole<HTMLInputElement>('radio').find(({ checked }) => checked)?.value;

it('another phone number can be abandoned while it or its code is asked for; the former one stays', async () => {
  mfa.readMfa.mockResolvedValue('SMS');
  mfa.sendPhoneCode.mockResolvedValue({ step: 'smsCode', destination: '+4930123456' });
  await renderInSite(<MfaPreference />);
  for (const asksForCode of [false, true]) {
    fireEvent.click(await button(/another number/));
    expect(await screen.findByRole('textbox', { name: /Phone/ })).toBe(document.activeElement);
    if (asksForCode) {
      fireEvent.change(screen.getByRole('textbox', { name: /Phone/ }), { target: { value: '+4930123456' } });
      fireEvent.click(await button(/Text me a code/));
      await screen.findByRole('textbox', { name: /Code/ });
    }
    fireEvent.click(await button(/Cancel/));
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(await button(/another number/)).toBe(document.activeElement);
    expect(checkedChoice()).toBe('SMS');
  }
  expect(mfa.confirmPhone).not.toHaveBeenCalled();
});

it('the setup of an app can be abandoned, which checks and focuses the former choice', async () => {
  mfa.readMfa.mockResolvedValue('none');
  mfa.startTotp.mockResolvedValue({ step: 'setUpTotp', secret: 'ABCDEFGH', uri: 'otpauth://totp/a' });
  await renderInSite(<MfaPreference />);
  await vi.waitFor(() => expect(checkedChoice()).toBe('none'));
  fireEvent.click(screen.getByRole('radio', { name: /Authenticator/ }));
  const link = await screen.findByText('Open the app on this phone');
  expect(link.closest('a')?.getAttribute('href')).toBe('otpauth://totp/a');
  expect(screen.getByText(/^Keep this key in a safe place\. If you lose your phone/)).toBeTruthy();
  fireEvent.click(await button(/Cancel/));
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(checkedChoice()).toBe('none');
  expect(document.activeElement).toMatchObject({ value: 'none' });
});
