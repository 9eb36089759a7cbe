import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderInSite } from '../../../../test/renderInSite.tsx';
import { Devices } from './Devices.tsx';
import { MfaPreference } from './MfaPreference.tsx';

const failed = { step: 'failed', fault: { message: 'auth.error.network', field: null } };
vi.mock('../../../auth/account/mfa.ts', async (original) => ({
  ...(await original<object>()),
  readMfa: () => Promise.resolve(failed),
}));
vi.mock('../../../auth/account/devices.ts', async (original) => ({
  ...(await original<object>()),
  listDevices: () => Promise.resolve(failed),
}));

afterEach(cleanup);

it('a second step that cannot be read is not shown as none', async () => {
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
