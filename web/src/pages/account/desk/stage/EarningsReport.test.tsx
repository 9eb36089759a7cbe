import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMockEnvironment } from 'relay-test-utils';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { renderInSite } from '../../../../../test/renderInSite.tsx';
import { EarningsReport } from './EarningsReport.tsx';

// Compiling it takes longer than a test waits on a busy machine.
beforeAll(() => import('../../../../features/contributions/AmountForm.tsx'), 60_000);

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('requests the currency again after a failure', async () => {
  // React writes to it what a boundary catches.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const environment = createMockEnvironment();
  await renderInSite(<EarningsReport offerId="O1" onDone={() => undefined} />, { environment });
  await act(async () => environment.mock.rejectMostRecentOperation(new Error('status 503')));
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await act(async () =>
    environment.mock.resolveMostRecentOperation({
      data: { node: { __typename: 'JobOffer', id: 'O1', currency: 'PLN' } },
    }),
  );
  expect(await screen.findByRole('textbox', { name: /PLN/ })).toBeDefined();
});
