import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMockEnvironment } from 'relay-test-utils';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { setUpAccount, tokens } from '../../../../../test/accountFixtures.ts';
import { renderInSite } from '../../../../../test/renderInSite.tsx';
import { changeAuth, forgetAccount } from '../../../../auth/authStore.ts';
import { FirstPayout } from './FirstPayout.tsx';

// Compiling it takes longer than a test waits on a busy machine.
beforeAll(async () => {
  await Promise.all([
    import('./EarningsReport.tsx'),
    import('../../../../features/contributions/AmountForm.tsx'),
  ]);
}, 60_000);

afterEach(() => {
  cleanup();
  localStorage.clear();
  forgetAccount();
});

let environment = createMockEnvironment();

const answer = async (name: RegExp, data: object) => {
  const find = () =>
    environment.mock.getAllOperations().find(({ request }) => name.test(request.node.params.name));
  await expect.poll(find).toBeDefined();
  const operation = find();
  if (operation) await act(async () => environment.mock.resolve(operation, { data } as never));
};

/** Opens the form of Graz and sends it. Returns the button that opened it. */
const report = async () => {
  environment = createMockEnvironment();
  setUpAccount();
  changeAuth({ idToken: tokens().idToken.toString(), expiresAt: Date.now() + 60_000 });
  await renderInSite(
    <>
      <FirstPayout offerId="O1" partnerName="Nestkin" cityName="Graz" isReviewed />
      <input aria-label="The form of another row" />
    </>,
    { environment },
  );
  const button = screen.getByRole('button', { name: 'Add what you earn' });
  await userEvent.click(button);
  await answer(/^EarningsReport/, {
    node: { __typename: 'JobOffer', id: 'O1', currency: 'EUR' },
  });
  await userEvent.type(await screen.findByRole('textbox', { name: /EUR/ }), '14');
  await userEvent.click(screen.getByRole('button', { name: 'Send answer' }));
  return button;
};

const acknowledge = async () => {
  await answer(/^contributionCalls/, { upsertEarning: { userErrors: [] } });
  await expect.poll(() => screen.queryByRole('textbox', { name: /EUR/ })).toBeNull();
};

it('returns the focus to the button that opened the form once the earnings are sent', async () => {
  const button = await report();
  await acknowledge();
  expect(document.activeElement).toBe(button);
});

it('returns the focus where the browser focuses no button that is pressed', async () => {
  const button = await report();
  screen.getByRole('button', { name: 'Saving' }).blur();
  await acknowledge();
  expect(document.activeElement).toBe(button);
});

it('leaves the focus in the form of another row when the earnings are acknowledged late', async () => {
  await report();
  const other = screen.getByRole('textbox', { name: 'The form of another row' });
  await userEvent.click(other);
  await acknowledge();
  expect(document.activeElement).toBe(other);
});
