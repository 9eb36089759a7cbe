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

const renderHome = (answer: object) =>
  renderPage<HomePageQuery>({
    page: HomePage,
    query,
    variables: {},
    answer: {
      Query: () => ({ topCities: [city('berlin', 'Berlin')], latestReviews: [], ...answer }),
    },
    path: '/',
  });

const part = async (name: string | RegExp) => within(await screen.findByRole('region', { name }));

describe('the home page', () => {
  it('has the search, top cities, how it works and reviews', { tags: ['R2.14'] }, async () => {
    await renderHome({});
    expect(await screen.findByRole('combobox', { name: 'What or where' })).toBeTruthy();
    const links = (await part('Top cities')).getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links.toSorted()).toEqual(['/berlin', '/near-me']);
    expect((await part('How it works')).getAllByRole('listitem')).toHaveLength(3);
    expect((await part('What people say about their gigs')).getByText(/Nobody has written/)).toBeTruthy();
  });

  it('has a form that works without script', async () => {
    await renderHome({});
    const form = await screen.findByRole('search');
    expect(form.getAttribute('action')).toBe('/search');
    expect(form.getAttribute('method')).toBe('get');
    expect(screen.getByRole('combobox').getAttribute('name')).toBe('q');
  });

  it('shows what did not load, and keeps the rest', async () => {
    await renderHome({ topCities: null });
    expect((await part('Top cities')).getByText('This part didn’t load.')).toBeTruthy();
    expect((await part('How it works')).getAllByRole('listitem')).toHaveLength(3);
  });
});
