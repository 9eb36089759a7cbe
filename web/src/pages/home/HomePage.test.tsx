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

const totals = (largestCity: object) => ({
  jobOffers: 4744,
  cities: 265,
  partners: 1,
  contributions: 84263,
  largestCity,
});

const renderHome = (answer: object) =>
  renderPage<HomePageQuery>({
    page: HomePage,
    query,
    variables: {},
    answer: {
      Query: () => ({
        topCities: [city('berlin', 'Berlin')],
        siteTotals: totals({ ...city('berlin', 'Berlin'), jobOffers: { edges: [] } }),
        categories: [{ id: 'c1', name: 'Pet care' }],
        latestReviews: [],
        ...answer,
      }),
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

  it('tells how much there is, and leads to each kind of work', async () => {
    await renderHome({});
    const totals = (await screen.findByText('4,744')).closest('dl');
    expect([...(totals?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
      'gigs4,744',
      'cities265',
      'company1',
      'answers on pay and costs84,263',
    ]);
    const links = (await part('What would you like to do?')).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/search?q=Pet+care&in=gigs']);
  });

  it('shows of which gigs of the largest city most is left, without those of unknown pay', async () => {
    const offer = (slug: string, amount: number | null, left: number | null) => ({
      node: {
        id: slug,
        cardTitle: 'Courier',
        partner: { name: slug.toUpperCase(), slug, orgSlug: slug },
        earning: {
          average: amount === null ? null : { amount, currency: 'EUR' },
          net: left === null ? null : { hourly: { amount: left, currency: 'EUR' } },
        },
      },
    });
    const edges = [offer('one', 15.58, 10.27), offer('two', null, null), offer('three', 12, null)];
    await renderHome({ siteTotals: totals({ ...city('izmir', 'Izmir'), jobOffers: { edges } }) });
    const example = within(await screen.findByRole('complementary'));
    expect(example.getByRole('heading').textContent).toBe('Izmir: what’s left per hour');
    const links = example.getAllByRole('link');
    expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
      ['/izmir/one', 'CourierONE≈ €10.27 net€15.58 an hour'],
      ['/izmir/three', 'CourierTHREE€12 an hour'],
      ['/izmir', 'All gigs in Izmir'],
    ]);
  });
});
