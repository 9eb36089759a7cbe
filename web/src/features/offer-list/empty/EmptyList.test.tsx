import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { renderInSite } from '../../../../test/renderInSite.tsx';
import type { OfferFilters } from '../../filters/offerFilters.ts';
import type { EmptiedList } from './emptiedList.ts';
import { EmptyList } from './EmptyList.tsx';

afterEach(cleanup);

const filters: OfferFilters = {
  categories: ['delivery', 'driving'],
  type: 'WEEKEND',
  requirements: { PAY_FROM: '15', VEHICLE: 'none', REMOTE: 'true' },
  sort: 'cost',
};

const renderEmpty = (emptied: Partial<EmptiedList>) =>
  renderInSite(
    <EmptyList
      cityName="Berlin"
      emptied={{
        list: { citySlug: 'berlin' },
        filters,
        path: '/berlin',
        categoryName: (slug) => slug.toUpperCase(),
        currency: 'EUR',
        ...emptied,
      }}
    />,
  );

type Environment = Awaited<ReturnType<typeof renderEmpty>>['environment'];

/** Answers each call by what it still asks for. */
const answer = (environment: Environment, countOf: (variables: Record<string, unknown>) => number) =>
  act(async () => {
    for (const operation of environment.mock.getAllOperations())
      environment.mock.resolve(operation, {
        data: { jobOffers: { totalCount: countOf(operation.request.variables) } },
      });
  });

describe('a list whose filters match nothing', () => {
  it('says which filters leave most when they are removed, and links to it', async () => {
    const { environment, visited } = await renderEmpty({});
    await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(5));
    expect(screen.getAllByRole('link')).toHaveLength(1);
    await answer(environment, ({ categories, type, filter }) => {
      const { payFrom, vehicle } = filter as { payFrom: number | null; vehicle: string | null };
      if ((categories as string[]).length === 0) return 2;
      if (type === null) return 1;
      if (payFrom === null) return 12;
      return vehicle === null ? 4 : 0;
    });
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Without “At least €15 an hour”: 12 gigs',
      'Without “No vehicle”: 4 gigs',
      'Without “DELIVERY or DRIVING”: 2 gigs',
    ]);
    await userEvent.click(screen.getByRole('link', { name: /^Without “At least/ }));
    expect(visited).toHaveBeenLastCalledWith(
      '/berlin?categories=delivery,driving&type=weekend&vehicle=none&remote=true&sort=cost',
    );
  });

  it('of one category counts within it', async () => {
    const requirements = { AGE: '16' };
    const { environment } = await renderEmpty({
      list: { citySlug: 'berlin', category: 'care' },
      filters: { ...filters, categories: [], requirements },
    });
    await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(2));
    for (const { request } of environment.mock.getAllOperations())
      expect(request.variables['categories']).toEqual(['care']);
    await answer(environment, ({ type }) => (type === null ? 1 : 0));
    expect(screen.getByRole('link', { name: 'Without “Weekend”: 1 gig' }).getAttribute('href')).toBe(
      '/berlin?age=16&sort=cost',
    );
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
  });

  it('counts nothing for a single filter, which is cleared', async () => {
    const { environment } = await renderEmpty({ filters: { ...filters, categories: [], requirements: {} } });
    expect(screen.getByRole('link', { name: 'Clear filters' }).getAttribute('href')).toBe(
      '/berlin?sort=cost',
    );
    expect(screen.queryByRole('list')).toBeNull();
    expect(environment.mock.getAllOperations()).toEqual([]);
  });

  it('says that removing one filter is not enough', async () => {
    const { environment } = await renderEmpty({});
    await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(5));
    expect(screen.queryAllByRole('listitem')).toEqual([]);
    await answer(environment, () => 0);
    expect(screen.getByRole('listitem').textContent).toBe('Removing a single filter isn’t enough.');
  });

  it('gives no advice when the counts do not arrive', async () => {
    const { environment, reports } = await renderEmpty({});
    await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(5));
    await act(async () => environment.mock.rejectMostRecentOperation(new Error('offline')));
    await answer(environment, () => 3);
    expect(screen.queryAllByRole('listitem')).toEqual([]);
    expect(reports).toEqual([]);
  });
});
