import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMockEnvironment } from 'relay-test-utils';
import { afterEach, expect, it } from 'vitest';
import { renderInSite } from '../../../test/renderInSite.tsx';
import { changeAuth, forgetAccount } from '../../auth/authStore.ts';
import { createFlashStore } from '../../shell/flash/flashStore.ts';
import { FlashRegion } from '../../shell/flash/FlashRegion.tsx';
import { keepInSync } from '../synced-lists/keepInSync.ts';
import { setAlerts } from './alerts.ts';
import { savedSearch } from './savedSearch.ts';
import { savedSearches } from './savedSearches.ts';
import { SaveSearch } from './SaveSearch.tsx';

const graz = { id: 'Q2l0eToy', name: 'Graz', slug: 'graz' };
const search = savedSearch({ city: graz, categories: [], type: null, requirements: {}, currency: null });
const input = { cityId: graz.id, categories: [], type: null, filter: null };

afterEach(() => {
  cleanup();
  forgetAccount();
  savedSearches.set([]);
  setAlerts(null);
  localStorage.clear();
});

const environment = createMockEnvironment();

const answer = async (name: string, data: object): Promise<unknown> => {
  await waitFor(() =>
    expect(environment.mock.getAllOperations().map(({ request }) => request.node.params.name)).toEqual([
      name,
    ]),
  );
  const { variables } = environment.mock.getMostRecentOperation().request;
  await act(async () => environment.mock.resolveMostRecentOperation({ data } as never));
  return variables['input'];
};

const changed = (endedAlerts: readonly object[] = []) => ({
  changeSavedSearches: {
    endedAlerts: endedAlerts.map((alert) => ({ ...alert, filter: {} })),
    userErrors: [],
  },
});

const openAndRemove = async (): Promise<void> => {
  savedSearches.put(search);
  localStorage.setItem('syncedOffers', '[]');
  localStorage.setItem('syncedSearches', JSON.stringify([search]));
  changeAuth({ idToken: 'abc', expiresAt: Date.now() + 60_000 });
  await renderInSite(
    <>
      <FlashRegion />
      <SaveSearch city={graz} categories={[]} type={null} requirements={{}} currency={null} />
    </>,
    { environment },
  );
  keepInSync(() => environment, createFlashStore());
  await userEvent.click(screen.getByRole('button', { name: 'Search saved' }));
  expect(savedSearches.get()).toEqual([]);
};

it('a removal is sent before anything else, so that the user may sign out at once', async () => {
  await openAndRemove();
  forgetAccount();
  expect(await answer('syncSavedSearchesMutation', changed())).toEqual({ add: [], remove: [input] });
});

it('Undo restores a removed search with its mails, which only the account knows of', async () => {
  await openAndRemove();
  expect(await answer('syncSavedSearchesMutation', changed([input]))).toEqual({
    add: [],
    remove: [input],
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(savedSearches.get()).toEqual([search]);
  expect(await answer('syncSavedSearchesMutation', changed())).toEqual({
    add: [input],
    remove: [],
  });
  const message = 'Confirm your email address first.';
  expect(await answer('sendAlertMutation', { setSearchAlert: { userErrors: [{ message }] } })).toEqual({
    ...input,
    alerts: true,
  });
  expect(await screen.findByText(message)).toBeDefined();
});

it('Undo switches no mails on that were off', async () => {
  // As an earlier page has read it.
  setAlerts(new Set([search.id]));
  await openAndRemove();
  await answer('syncSavedSearchesMutation', changed());
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await answer('syncSavedSearchesMutation', changed());
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(environment.mock.getAllOperations()).toEqual([]);
});

it('Undo restores the mails while the removal is being sent', async () => {
  await openAndRemove();
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await answer('syncSavedSearchesMutation', changed([input]));
  await answer('syncSavedSearchesMutation', changed());
  expect(await answer('sendAlertMutation', { setSearchAlert: { userErrors: [] } })).toEqual({
    ...input,
    alerts: true,
  });
});

it('Undo leaves the mails on if the removal was never sent', async () => {
  // As an earlier page has read it.
  setAlerts(new Set([search.id]));
  await openAndRemove();
  await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
  await act(async () => environment.mock.rejectMostRecentOperation(new Error('offline')));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(savedSearches.get()).toEqual([search]);
  expect(environment.mock.getAllOperations()).toEqual([]);
});

it('Undo switches no mails on that an earlier removal has ended, when the visitor saved the search again', async () => {
  await openAndRemove();
  await answer('syncSavedSearchesMutation', changed([input]));
  await userEvent.click(screen.getByRole('button', { name: 'Save this search' }));
  await answer('syncSavedSearchesMutation', changed());
  await userEvent.click(screen.getByRole('button', { name: 'Search saved' }));
  await answer('syncSavedSearchesMutation', changed());
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await answer('syncSavedSearchesMutation', changed());
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(environment.mock.getAllOperations()).toEqual([]);
});
