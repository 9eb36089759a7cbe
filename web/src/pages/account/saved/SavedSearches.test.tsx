import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMockEnvironment } from 'relay-test-utils';
import { afterEach, describe, expect, it } from 'vitest';
import { renderInSite } from '../../../../test/renderInSite.tsx';
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
  savedSearches.put(savedSearch({ city: linz, categories: [], type: null }));
  savedSearches.put(savedSearch({ city: graz, categories: [cleaning], type: 'WEEKEND' }));
};

const rowOfAccount = (alerts: boolean) => ({
  id: 's-1',
  city: graz,
  categories: [{ orgSlug: 'cleaning', name: 'Cleaning' }],
  type: 'WEEKEND',
  alerts,
});

/** Answers the change and the query with which the list is merged. */
const merge = async (environment: ReturnType<typeof createMockEnvironment>, rows: object[]) => {
  for (const data of [{ changeSavedSearches: { userErrors: [] } }, { viewer: { savedSearches: rows } }]) {
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

  it('of a user show which are mailed, and switch that; a refusal is shown and taken back', async () => {
    save();
    const environment = await open(false);
    await merge(environment, [rowOfAccount(false)]);
    await waitFor(() => expect(alertSwitch()).toHaveProperty('disabled', false));
    await userEvent.click(alertSwitch());
    expect(environment.mock.getMostRecentOperation().request.variables).toEqual({
      input: { cityId: graz.id, categories: ['cleaning'], type: 'WEEKEND', alerts: true },
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
    await act(async () =>
      environment.mock.resolveMostRecentOperation({ data: { setSearchAlert: { userErrors: [] } } } as never),
    );
    expect(alertSwitch()).toHaveProperty('checked', true);
  });

  it('of a user are the latest 50 of the account, as many as one request may change', async () => {
    const environment = await open(false);
    const rows = Array.from({ length: 60 }, (_, at) => ({
      ...rowOfAccount(false),
      city: { id: `City${at}`, name: `City ${at}`, slug: `city-${at}` },
    }));
    await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
    await act(async () =>
      environment.mock.resolveMostRecentOperation({ data: { viewer: { savedSearches: rows } } } as never),
    );
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(50));
    expect(screen.queryByText('City 50')).toBeNull();
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
