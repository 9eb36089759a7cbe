import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderPage } from '../../../test/renderPage.tsx';
import query, { type HomePageQuery } from '../../__generated__/HomePageQuery.graphql.ts';
import { HomePage } from './HomePage.tsx';

afterEach(cleanup);

const city = (slug: string, name: string, state: string | null = null) => ({
  id: slug,
  slug,
  orgSlug: slug,
  name,
  state,
  country: { code: 'US' },
  jobOffersCount: 20,
});

const renderHome = (answer: object, search = '') =>
  renderPage<HomePageQuery>({
    page: HomePage,
    query,
    variables: { query: search, searching: search !== '' },
    answer: {
      Query: () => ({ topCities: [city('berlin', 'Berlin')], latestReviews: [], ...answer }),
    },
    path: search === '' ? '/' : `/?city=${search}`,
  });

const part = async (name: string | RegExp) => within(await screen.findByRole('region', { name }));

describe('the home page', () => {
  it('has the city search, top cities, how it works and reviews', { tags: ['R2.14'] }, async () => {
    await renderHome({});
    expect(await screen.findByRole('combobox', { name: 'City' })).toBeTruthy();
    const tile = (await part('Top cities')).getByRole('link');
    expect(tile.getAttribute('href')).toBe('/berlin');
    expect((await part('How it works')).getAllByRole('listitem')).toHaveLength(3);
    expect((await part('What people say about their gigs')).getByText(/Nobody has written/)).toBeTruthy();
  });

  it('has a form that works without script', async () => {
    await renderHome({});
    const form = await screen.findByRole('search');
    expect(form.getAttribute('action')).toBe('/');
    expect(form.getAttribute('method')).toBe('get');
    expect(screen.getByRole('combobox').getAttribute('name')).toBe('city');
  });

  it('lists the cities found by a search in the address, by label', async () => {
    const found = [city('austin', 'Austin', 'tx'), city('austin-mn', 'Austin', 'mn')];
    await renderHome({ cities: { edges: found.map((node) => ({ node })) } }, 'austin');
    const results = await part('Cities that match “austin”');
    expect(results.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Austin, TX20 gigs',
      'Austin, MN20 gigs',
    ]);
    expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
  });

  it('links to the company that was searched for', async () => {
    const { environment } = await renderHome({ cities: { edges: [] } }, 'swiftbite');
    const results = await part(/swiftbite/);
    const partner = { id: 'p', slug: 'swiftbite', name: 'Swiftbite' };
    environment.mock.resolveMostRecentOperation({ data: { partner, joined: partner, partners: null } });
    expect((await results.findByRole('link', { name: 'Swiftbite' })).getAttribute('href')).toBe(
      '/company/swiftbite',
    );
  });

  it('shows a message for a search that found nothing or failed, and keeps the rest', async () => {
    await renderHome({ cities: { edges: [] } }, 'zzz');
    expect((await part(/zzz/)).getByText(/We couldn’t find a city called “zzz”/)).toBeTruthy();
    cleanup();
    await renderHome({ cities: null, topCities: null }, 'zzz');
    expect((await part(/zzz/)).getByText('This part didn’t load.')).toBeTruthy();
    expect((await part('Top cities')).getByText('This part didn’t load.')).toBeTruthy();
    expect((await part('How it works')).getAllByRole('listitem')).toHaveLength(3);
  });
});
