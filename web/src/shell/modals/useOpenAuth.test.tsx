import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { renderInSite } from '../../../test/renderInSite.tsx';
import { authState, changeAuth, forgetAccount } from '../../auth/authStore.ts';
import { useOpenAuth } from './useOpenAuth.ts';

function Opener({ source }: { readonly source?: string }) {
  const openAuth = useOpenAuth();
  return (
    <button
      type="button"
      onClick={() => openAuth({ screen: 'login', ...(source === undefined ? {} : { source }) })}
    >
      open
    </button>
  );
}

const sourceAfter = async (source?: string): Promise<string | null> => {
  await renderInSite(<Opener {...(source === undefined ? {} : { source })} />, { path: '/oslo' });
  await userEvent.click(screen.getByText('open'));
  return authState().registerSource;
};

beforeEach(() => {
  localStorage.clear();
  forgetAccount();
});
afterEach(cleanup);

it('notes what the visitor signs up for, and where they return', { tags: ['R6.19', 'R6.20'] }, async () => {
  expect(await sourceAfter('AddReview')).toBe('AddReview');
  expect(authState().redirectPath).toBe('/oslo');
});

it('keeps what a sign-up that waits for its code began for', { tags: ['R6.19'] }, async () => {
  const begun = { authTrigger: 'signUp', shouldPostProcess: true, registerSource: 'Cost' } as const;
  changeAuth({ ...begun, signUpEmail: 'ana@example.pt' });
  expect(await sourceAfter()).toBe('Cost');
  cleanup();
  // Any other is over.
  changeAuth({ ...begun, signUpEmail: null });
  expect(await sourceAfter()).toBeNull();
});
