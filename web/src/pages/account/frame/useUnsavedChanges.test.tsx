import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderInSite } from '../../../../test/renderInSite.tsx';
import en from '../../../../../locales/en.json' with { type: 'json' };
import { changeAuth, forgetAccount } from '../../../auth/authStore.ts';
import { isFormUnsaved } from '../../../auth/session/openForms.ts';
import { LocalLink } from '../../../routing/LocalLink.tsx';
import { useUnsavedChanges } from './useUnsavedChanges.ts';

beforeEach(() => changeAuth({ idToken: 'token' }));
afterEach(() => {
  cleanup();
  forgetAccount();
  vi.unstubAllGlobals();
});

function Form() {
  const [hasChanges, setHasChanges] = useState(false);
  useUnsavedChanges(hasChanges);
  return (
    <>
      <button type="button" onClick={() => setHasChanges(!hasChanges)}>
        Change
      </button>
      <LocalLink to="/my-desk/jobs">Leave</LocalLink>
    </>
  );
}

const change = () => fireEvent.click(screen.getByRole('button', { name: 'Change' }));
const leave = () => fireEvent.click(screen.getByRole('link', { name: 'Leave' }));

it('asks before a link loses changes, and stays if the user wants to', async () => {
  const confirm = vi.fn(() => false);
  vi.stubGlobal('confirm', confirm);
  const { visited } = await renderInSite(<Form />, { path: '/profile/user/edit' });
  await screen.findByRole('link', { name: 'Leave' });
  change();
  leave();
  await waitFor(() => expect(confirm).toHaveBeenCalledWith(en['form.leave']));
  expect(visited).not.toHaveBeenCalledWith('/my-desk/jobs');
  confirm.mockReturnValue(true);
  leave();
  await waitFor(() => expect(visited).toHaveBeenCalledWith('/my-desk/jobs'));
});

it('asks nothing once the user has left the account', async () => {
  const confirm = vi.fn(() => false);
  vi.stubGlobal('confirm', confirm);
  const { visited } = await renderInSite(<Form />, { path: '/profile/user/edit' });
  await screen.findByRole('link', { name: 'Leave' });
  change();
  await waitFor(() => expect(isFormUnsaved()).toBe(true));
  forgetAccount();
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);
  leave();
  await waitFor(() => expect(visited).toHaveBeenCalledWith('/my-desk/jobs'));
  expect(confirm).not.toHaveBeenCalled();
});

it('asks before the tab is closed only while there are changes', async () => {
  await renderInSite(<Form />);
  await screen.findByRole('link', { name: 'Leave' });
  const isHeld = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(isHeld()).toBe(false);
  change();
  await waitFor(() => expect(isHeld()).toBe(true));
  change();
  await waitFor(() => expect(isHeld()).toBe(false));
});
