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
  await import('./EarningsReport.tsx');
}, 60_000);

afterEach(() => {
  cleanup();
  localStorage.clear();
  forgetAccount();
});

it('returns the focus to the button that opened the form once the earnings are sent', async () => {
  setUpAccount();
  changeAuth({ idToken: tokens().idToken.toString(), expiresAt: Date.now() + 60_000 });
  const environment = createMockEnvironment();
  await renderInSite(<FirstPayout offerId="O1" partnerName="Nestkin" cityName="Graz" isReviewed />, {
    environment,
  });
  const answer = async (name: RegExp, data: object) => {
    const find = () =>
      environment.mock.getAllOperations().find(({ request }) => name.test(request.node.params.name));
    await expect.poll(find).toBeDefined();
    const operation = find();
    if (operation) await act(async () => environment.mock.resolve(operation, { data } as never));
  };
  const report = screen.getByRole('button', { name: 'Add what you earn' });
  await userEvent.click(report);
  await answer(/^EarningsReport/, {
    node: { __typename: 'JobOffer', id: 'O1', costToStart: { currency: 'EUR' } },
  });
  await userEvent.type(await screen.findByRole('textbox'), '14');
  await userEvent.click(screen.getByRole('button', { name: 'Send answer' }));
  await answer(/^contributionCalls/, { upsertEarning: { userErrors: [] } });
  await expect.poll(() => screen.queryByRole('textbox')).toBeNull();
  expect(document.activeElement).toBe(report);
});
