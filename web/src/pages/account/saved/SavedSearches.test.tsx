import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMockEnvironment } from 'relay-test-utils';
import { afterEach, describe, expect, it } from 'vitest';
import { setUpAccount, tokens } from '../../../../test/accountFixtures.ts';
import { renderInSite } from '../../../../test/renderInSite.tsx';
import { changeAuth, forgetAccount } from '../../../auth/authStore.ts';
import { setAlerts } from '../../../features/saved-searches/alerts.ts';
import { savedSearch } from '../../../features/saved-searches/savedSearch.ts';
import { savedSearches } from '../../../features/saved-searches/savedSearches.ts';
import { FlashRegion } from '../../../shell/flash/FlashRegion.tsx';
import { SavedSearches } from './SavedSearches.tsx';

const graz = { id: 'Q2l0eToy', name: 'Graz', slug: 'graz' };
const linz = { id: 'Q2l0eToz', name: 'Linz', slug: 'linz' };
const cleaning = { slug: 'cleaning', name: 'Cleaning' };

afterEach(() => {
  cleanup();
  savedSearches.set([]);
  setAlerts(new Set());
  forgetAccount();
  localStorage.clear();
});

const open = async (isGuest: boolean) => {
  const environment = createMockEnvironment();
  await renderInSite(
    <>
      <FlashRegion />
      <SavedSearches isGuest={isGuest} />
    </>,
    { environment },
  );
  await screen.findByRole('heading', { name: 'Saved searches' });
  return environment;
};

const save = () => {
  savedSearches.put(
    savedSearch({ city: linz, categories: [], type: null, requirements: {}, currency: null }),
  );
  savedSearches.put(
    savedSearch({ city: graz, categories: [cleaning], type: 'WEEKEND', requirements: {}, currency: null }),
  );
};

const rowOfAccount = (alerts: boolean) => ({
  id: 's-1',
  city: graz,
  categorySlugs: ['cleaning'],
  categories: [{ orgSlug: 'cleaning', name: 'Cleaning' }],
  type: 'WEEKEND',
  filter: {},
  alerts,
});

/** Answers the change and the query with which the list is merged. */
const merge = async (environment: ReturnType<typeof createMockEnvironment>, rows: object[]) => {
  for (const data of [
    { changeSavedSearches: { endedAlerts: [], userErrors: [] } },
    { viewer: { savedSearches: rows } },
  ]) {
    await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
    await act(async () => environment.mock.resolveMostRecentOperation({ data } as never));
  }
};

const alertSwitch = () => screen.getByRole('switch', { name: 'Email me new gigs, Graz, Cleaning, Weekend' });

describe('the saved searches', () => {
  it('say how to save one when there are none', async () => {
    await open(true);
    expect(screen.getByText(/^Nothing here yet\./)).toBeDefined();
  });

  it('link to their lists; a removed one can be put back', async () => {
    save();
    await open(true);
    const rows = screen.getAllByRole('listitem');
    expect(rows.map((row) => within(row).getByRole('link').getAttribute('href'))).toEqual([
      '/graz?categories=cleaning&type=weekend',
      '/linz',
    ]);
    expect(rows[1]?.textContent).toContain('All gigs');
    await userEvent.click(screen.getByRole('button', { name: 'Remove the search Graz, Cleaning, Weekend' }));
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(savedSearches.get().map(({ city }) => city.name)).toEqual(['Graz', 'Linz']);
  });

  it('name what they ask for, amounts in the currency of the city', async () => {
    const requirements = { PAY_FROM: '12.5', VEHICLE: 'none', VERIFIED: 'true' };
    savedSearches.put(savedSearch({ city: graz, categories: [], type: null, requirements, currency: 'EUR' }));
    await open(true);
    expect(screen.getByText('No vehicle, Verified, At least €12.50 an hour')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Graz' }).getAttribute('href')).toBe(
      '/graz?vehicle=none&verified=true&pay_from=12.5',
    );
  });

  it('of a user show which are mailed, and switch that; a refusal is shown and taken back', async () => {
    save();
    const environment = await open(false);
    await merge(environment, [rowOfAccount(false)]);
    await waitFor(() => expect(alertSwitch()).toHaveProperty('disabled', false));
    await userEvent.click(alertSwitch());
    expect(environment.mock.getMostRecentOperation().request.variables).toEqual({
      input: { cityId: graz.id, categories: ['cleaning'], type: 'WEEKEND', filter: null, alerts: true },
    });
    expect(alertSwitch()).toHaveProperty('checked', true);
    const message = 'Confirm your email address first.';
    await act(async () =>
      environment.mock.resolveMostRecentOperation({
        data: { setSearchAlert: { userErrors: [{ message }] } },
      } as never),
    );
    expect(await screen.findByText(message)).toBeDefined();
    expect(alertSwitch()).toHaveProperty('checked', false);
    await userEvent.click(alertSwitch());
    // An account that was read before the change arrived.
    act(() => setAlerts(new Set()));
    await act(async () =>
      environment.mock.resolveMostRecentOperation({ data: { setSearchAlert: { userErrors: [] } } } as never),
    );
    expect(alertSwitch()).toHaveProperty('checked', true);
  });

  it('whose mails a guest switched on are mailed after the login, once', async () => {
    save();
    await open(true);
    await userEvent.click(alertSwitch());
    await screen.findByRole('dialog', { name: 'Create your account' });
    expect(sessionStorage.getItem('alertAfterLogin')).not.toBeNull();
    setUpAccount();
    changeAuth({ idToken: tokens().idToken.toString(), expiresAt: Date.now() + 60_000 });
    cleanup();
    setAlerts(null);
    const environment = await open(false);
    await merge(environment, [rowOfAccount(false)]);
    await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
    expect(environment.mock.getMostRecentOperation().request.variables).toEqual({
      input: { cityId: graz.id, categories: ['cleaning'], type: 'WEEKEND', filter: null, alerts: true },
    });
    await act(async () =>
      environment.mock.resolveMostRecentOperation({ data: { setSearchAlert: { userErrors: [] } } } as never),
    );
    expect(alertSwitch()).toHaveProperty('checked', true);
    expect(sessionStorage.getItem('alertAfterLogin')).toBeNull();
  });

  it('are not mailed after a later login once the guest has closed the dialog', async () => {
    save();
    await open(true);
    await userEvent.click(alertSwitch());
    await screen.findByRole('dialog', { name: 'Create your account' });
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await expect.poll(() => sessionStorage.getItem('alertAfterLogin')).toBeNull();
  });

  it('of a user that the account has no room for stay in this browser, and the page says so', async () => {
    save();
    const environment = await open(false);
    const rows = Array.from({ length: 49 }, (_, at) => ({
      ...rowOfAccount(false),
      id: `s-${at + 2}`,
      city: { id: `City${at}`, name: `City ${at}`, slug: `city-${at}` },
    }));
    const answer = async (data: object) => {
      await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
      const { variables } = environment.mock.getMostRecentOperation().request;
      await act(async () => environment.mock.resolveMostRecentOperation({ data } as never));
      return (variables['input'] as { add: { cityId: string }[] } | undefined)?.add.map(
        ({ cityId }) => cityId,
      );
    };
    const refusal = { code: 'TOO_MANY', message: 'The list is full.' };
    const sent = await answer({ changeSavedSearches: { endedAlerts: [], userErrors: [refusal] } });
    expect(sent).toEqual([graz.id, linz.id]);
    await answer({ viewer: { savedSearches: rows } });
    expect(await answer({ changeSavedSearches: { endedAlerts: [], userErrors: [] } })).toEqual([graz.id]);
    await answer({ viewer: { savedSearches: [rowOfAccount(false), ...rows] } });
    expect(
      await screen.findByText(/^1 search is saved in this browser only: your account keeps up to 50\./),
    ).toBeDefined();
    expect(screen.getAllByRole('listitem')).toHaveLength(51);
    expect(savedSearches.get().map(({ city }) => city.name)).toEqual([
      'Linz',
      'Graz',
      ...rows.map(({ city }) => city.name),
    ]);
    // Also on the next visit. A further one is refused until there is room again.
    const stored = localStorage.getItem('savedSearches');
    window.dispatchEvent(new StorageEvent('storage', { key: 'savedSearches', newValue: stored }));
    expect(savedSearches.get()).toHaveLength(51);
    expect(
      savedSearches.put(
        savedSearch({ city: linz, categories: [], type: 'WEEKEND', requirements: {}, currency: null }),
      ),
    ).toBe(false);
  });

  it('of a user show and remove categories that the site no longer offers', async () => {
    const environment = await open(false);
    const row = { ...rowOfAccount(true), categorySlugs: ['cleaning', 'gone', 'lost'] };
    await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
    await act(async () =>
      environment.mock.resolveMostRecentOperation({ data: { viewer: { savedSearches: [row] } } } as never),
    );
    expect(await screen.findByText('Cleaning, Category no longer offered, Weekend')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: /^Remove the search Graz/ }));
    expect(savedSearches.get()).toEqual([]);
  });

  it('of a user send one switch after another, so that the last one counts', async () => {
    save();
    const environment = await open(false);
    await merge(environment, [rowOfAccount(false)]);
    await waitFor(() => expect(alertSwitch()).toHaveProperty('disabled', false));
    await userEvent.click(alertSwitch());
    await userEvent.click(alertSwitch());
    for (const alerts of [true, false]) {
      await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
      expect(environment.mock.getMostRecentOperation().request.variables).toMatchObject({
        input: { alerts },
      });
      await act(async () =>
        environment.mock.resolveMostRecentOperation({
          data: { setSearchAlert: { userErrors: [] } },
        } as never),
      );
    }
    expect(alertSwitch()).toHaveProperty('checked', false);
  });
});
