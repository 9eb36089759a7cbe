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
vi.mock('../../../auth/account/mfa.ts', async (original) => ({ ...(await original<object>()), ...mfa }));
vi.mock('../../../auth/account/devices.ts', async (original) => ({
  ...(await original<object>()),
  listDevices: () => Promise.resolve(failed),
}));

afterEach(cleanup);

it('a second step that cannot be read is not shown as none', async () => {
  mfa.readMfa.mockResolvedValue(failed);
  await renderInSite(<MfaPreference />);
  expect((await screen.findByRole('alert')).textContent).toMatch(/\w/);
  for (const choice of screen.getAllByRole('radio'))
    expect(choice).toMatchObject({ checked: false, disabled: true });
});

it('devices that cannot be read are not shown as an empty list', async () => {
  await renderInSite(<Devices />);
  expect((await screen.findByRole('alert')).textContent).toMatch(/\w/);
  expect(screen.queryByRole('listitem')).toBeNull();
});

const button = (name: RegExp) => screen.findByRole('button', { name });
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
