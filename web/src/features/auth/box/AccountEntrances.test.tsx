import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { renderInSite } from '../../../../test/renderInSite.tsx';
import { changeAuth, forgetAccount } from '../../../auth/authStore.ts';
import { returnAfterLogin } from '../../../auth/returnAfterLogin.ts';
import { AccountEntrances } from './AccountEntrances.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  forgetAccount();
});
afterEach(cleanup);

it.each([
  ['signUp', '/paris/velofix?type=weekend', 'Create your account'],
  ['signIn', '/blog', 'Log in'],
] as const)(
  'a hosted sign-in that was cancelled (%s) leads back to %s, and says so in the form %s',
  async (authTrigger, path, name) => {
    returnAfterLogin(path);
    changeAuth({ authTrigger, authErrorMessage: 'auth.error.cancelled' });
    const { visited } = await renderInSite(<AccountEntrances />, { path: '/?error=access_denied&state=s' });
    expect(await screen.findByRole('dialog', { name })).toBeTruthy();
    await screen.findByText('You cancelled, so you’re not logged in. Try again or use your email.');
    await waitFor(() => expect(visited.mock.lastCall).toEqual([path]));
  },
);
