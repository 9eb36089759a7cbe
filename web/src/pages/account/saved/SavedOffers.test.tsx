import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { createMockEnvironment } from 'relay-test-utils';
import { afterEach, expect, it } from 'vitest';
import { renderInSite } from '../../../../test/renderInSite.tsx';
import { savedOffers } from '../../../features/saved-offers/savedOffers.ts';
import { FlashRegion } from '../../../shell/flash/FlashRegion.tsx';
import { SavedOffers } from './SavedOffers.tsx';

afterEach(() => {
  cleanup();
  savedOffers.set([]);
  localStorage.clear();
});

type MockEnvironment = ReturnType<typeof createMockEnvironment>;

/** Answers the next operation of a name. */
const answer = async ({ mock }: MockEnvironment, name: string, data: object) => {
  const find = () => mock.getAllOperations().find(({ request }) => request.node.params.name === name);
  await waitFor(() => expect(find()).toBeDefined());
  const operation = find();
  if (operation) await act(async () => mock.resolve(operation, { data } as never));
};

const changed = (codes: readonly string[]) => ({
  changeSavedOffers: { userErrors: codes.map((code) => ({ code, message: 'The list is full.' })) },
});
const full = { viewer: { savedOffers: { totalCount: 500, edges: [] } } };

it('the saved offers that an account has no room for stay, and the page says so', async () => {
  savedOffers.put({
    id: 'o-1',
    place: 'berlin/nestkin',
    partner: 'Nestkin',
    city: 'Berlin',
    logo: 'nestkin',
  });
  const environment = createMockEnvironment();
  await renderInSite(
    <>
      <FlashRegion />
      <SavedOffers isGuest={false} />
    </>,
    { environment },
  );
  await answer(environment, 'syncSavedOffersMutation', changed(['TOO_MANY']));
  // Pages of 200.
  for (let page = 1; page <= 3; page += 1) await answer(environment, 'syncSavedOffersIdsQuery', full);
  await answer(environment, 'syncSavedOffersMutation', changed([]));
  await answer(environment, 'syncSavedOffersQuery', full);
  expect(
    await screen.findByText(/^1 gig is saved in this browser only: your account keeps up to 500\./),
  ).toBeDefined();
  expect(savedOffers.get().map(({ id }) => id)).toEqual(['o-1']);
});
