import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { setUpAccount, tokens } from '../accountFixtures.ts';
import { renderInSite } from '../renderInSite.tsx';
import { guest } from '../../src/auth/authState.ts';
import { changeAuth, forgetAccount } from '../../src/auth/authStore.ts';
import { sessionFields } from '../../src/auth/session/tokens.ts';
import { watchAccount } from '../../src/auth/session/watchAccount.ts';
import { AmountForm } from '../../src/features/contributions/AmountForm.tsx';

watchAccount(null);
const become = (user: string) =>
  act(() => changeAuth({ ...guest, ...sessionFields(tokens({ sub: user }), Date.now()) }));

afterEach(() => {
  cleanup();
  forgetAccount();
});

it.each([
  ['has logged out', null],
  ['has lost the session', 'auth.error.sessionEnded'],
] as const)('the amount of a user who %s is not shown to the next one', async (_case, message) => {
  setUpAccount();
  become('ann');
  await renderInSite(
    <AmountForm kind="earnings" offerId="offer-1" currency="EUR" onDone={() => undefined} />,
  );
  const amount = () => screen.getByLabelText<HTMLInputElement>(/What you earn/);
  fireEvent.change(amount(), { target: { value: '17.5' } });
  expect(amount().value).toBe('17.5');
  act(() => changeAuth({ ...guest, authErrorMessage: message }));
  expect(amount().value).toBe('');
  become('bob');
  expect(amount().value).toBe('');
});
