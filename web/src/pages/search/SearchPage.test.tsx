import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderPage } from '../../../test/renderPage.tsx';
import query, { type SearchPageQuery } from '../../__generated__/SearchPageQuery.graphql.ts';
import { SearchPage } from './SearchPage.tsx';

afterEach(cleanup);

const whole = (text: string) => ({ kind: 'PART', text, highlights: [{ start: 0, length: text.length }] });
const ulm = {
  __typename: 'City',
  id: 'c',
  slug: 'ulm',
  name: 'Ulm',
  state: null,
  country: { code: 'DE', name: 'Germany' },
  jobOffersCount: 7,
};
const partner = { slug: 'pedalo', orgSlug: 'pedalo', name: 'Pedalo' };
const gig = (id: string, amount: number | null) => ({
  __typename: 'JobOffer',
  id,
  cardTitle: 'Bike courier',
  city: { slug: 'ulm', name: 'Ulm' },
  partner,
  earning: { average: amount === null ? null : { amount, currency: 'EUR' } },
});
const category = { __typename: 'Category', id: 'k', orgSlug: 'delivery-org', name: 'Delivery' };
const fullTime = {
  __typename: 'MoreJobOffer',
  id: 'f',
  uuid: '0b2f9f0e-8f3a-4b7e-9d51-2f6a7c1d3e4f',
  cardTitle: 'Fahrer (m/w/d)',
  languageCode: 'de',
  feedId: 'meadow',
  slugTitle: 'fahrer-mwd',
  city: { slug: 'ulm', name: 'Ulm' },
  partner,
};

const totals = { CITY: 1, PARTNER: 1, CATEGORY: 1, JOB_OFFER: 12, MORE_JOB_OFFER: 1 };

const resultsOf = (nodes: readonly object[], place: object | null = null, list: object | null = null) => ({
  place,
  list,
  kinds: Object.entries(totals).map(([kind, totalCount]) => ({ kind, totalCount })),
  edges: nodes.map((node) => ({
    node,
    match:
      'cardTitle' in node
        ? { kind: 'PART', text: 'Bike courier', highlights: [{ start: 5, length: 7 }] }
        : whole('Ulm'),
  })),
});

const open = (q: string, answer: object, kind: 'JOB_OFFER' | null = null, near: string | null = null) =>
  renderPage<SearchPageQuery>({
    page: SearchPage,
    query,
    variables: {
      text: q,
      near,
      kinds: kind === null ? null : [kind],
      searching: q !== '',
      ofOneKind: kind !== null,
    },
    answer: { Query: () => answer },
    path: `/search?q=${q}${kind === null ? '' : '&in=gigs'}${near === null ? '' : `&near=${near}`}`,
  });

const part = async (name: string) => within(await screen.findByRole('region', { name }));
const links = (place: Pick<typeof screen, 'getAllByRole'>) =>
  place.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

describe('the search page', () => {
  it('groups results by kind, that of the best result first, each with its page', async () => {
    const six = ['1', '2', '3', '4', '5', '6'].map((id) => gig(id, id === '1' ? 14.5 : null));
    await open('courier', {
      search: resultsOf([
        ulm,
        six[0] ?? {},
        category,
        fullTime,
        { __typename: 'Partner', id: 'p', ...partner },
        ...six.slice(1),
      ]),
    });
    const headings = await screen.findAllByRole('heading', { level: 2 });
    expect(headings.map(({ textContent }) => textContent).slice(0, 5)).toEqual([
      'Cities',
      'Gigs',
      'Categories',
      'Full-time jobs',
      'Companies',
    ]);
    expect(links(await part('Cities'))).toEqual([['UlmGermany7 gigs', '/ulm']]);
    expect(links(await part('Gigs'))).toEqual([
      ['See all 12', '/search?q=courier&in=gigs'],
      ['Bike courierPedalo in Ulm€14.50 an hour', '/ulm/pedalo'],
      ...Array.from({ length: 4 }, () => ['Bike courierPedalo in Ulm', '/ulm/pedalo']),
    ]);
    expect(links(await part('Categories'))).toEqual([
      ['DeliveryCompanies with this kind of gig', '/companies?category=delivery-org'],
    ]);
    expect(links(await part('Full-time jobs'))).toEqual([
      ['Fahrer (m/w/d)Pedalo in Ulm', '/more-jobs/ulm/pedalo/meadow/fahrer-mwd'],
    ]);
    expect(links(await part('Companies'))).toEqual([['PedaloCompany', '/company/pedalo']]);
  });

  it('marks what matches of a title, and names the language of a foreign one', async () => {
    await open('courier', { search: resultsOf([ulm, gig('1', null), fullTime]) });
    await screen.findByRole('region', { name: 'Gigs' });
    expect([...document.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual([
      'Ulm',
      'courier',
    ]);
    expect(screen.getByText('Fahrer (m/w/d)').closest('[lang]')?.getAttribute('lang')).toBe('de');
  });

  it('leads from a category to the gigs of the city that the search names', async () => {
    await open('delivery ulm', { search: resultsOf([category], { slug: 'ulm', name: 'Ulm' }) });
    expect(links(await part('Categories'))).toEqual([['DeliveryUlm', '/ulm?categories=delivery-org']]);
    expect(screen.getByRole('link', { name: 'See all gigs in Ulm' }).getAttribute('href')).toBe('/ulm');
  });

  const weekend = {
    city: { slug: 'ulm', name: 'Ulm' },
    type: 'WEEKEND',
    category: { orgSlug: 'delivery-org', name: 'Delivery' },
    jobOffersCount: 3,
  };

  it('begins with the filtered list of the city that the search means', async () => {
    await open('weekend delivery ulm', { search: resultsOf([ulm], null, weekend) });
    expect(await screen.findByRole('link', { name: /^Weekend, Delivery/ })).toBeTruthy();
    const rows = links(screen);
    const paths = rows.map(([, path]) => path);
    expect(rows).toContainEqual(['Weekend, DeliveryUlm3 gigs', '/ulm?categories=delivery-org&type=weekend']);
    expect(paths.indexOf('/ulm?categories=delivery-org&type=weekend')).toBeLessThan(paths.indexOf('/ulm'));
  });

  it('keeps the city near which it began in its addresses, and without script', async () => {
    await open('courier', { search: resultsOf([ulm]) }, null, 'berlin');
    const tabs = within(await screen.findByRole('navigation', { name: 'Kinds of results' }));
    for (const [, path] of links(tabs)) expect(path).toContain('&near=berlin');
    expect(document.querySelector('form input[type=hidden][name=near]')?.getAttribute('value')).toBe(
      'berlin',
    );
  });

  it('has a tab for each kind with results, and shows one kind alone', async () => {
    await open(
      'courier',
      { search: resultsOf([ulm]), found: { edges: resultsOf([gig('9', 11)]).edges } },
      'JOB_OFFER',
    );
    const tabs = within(await screen.findByRole('navigation', { name: 'Kinds of results' }));
    expect(links(tabs)).toEqual([
      ['All', '/search?q=courier&in=all'],
      ['Gigs (12)', '/search?q=courier&in=gigs'],
      ['Companies (1)', '/search?q=courier&in=companies'],
      ['Cities (1)', '/search?q=courier&in=cities'],
      ['Categories (1)', '/search?q=courier&in=categories'],
      ['Full-time jobs (1)', '/search?q=courier&in=full-time'],
    ]);
    expect(tabs.getByRole('link', { current: 'page' }).textContent).toBe('Gigs (12)');
    expect(screen.queryByRole('region', { name: 'Cities' })).toBeNull();
    expect(screen.getByRole('link', { name: /Bike courier/ }).textContent).toContain('€11');
  });

  it('requests nothing after its own query, until the field is used', async () => {
    const { environment } = await open('courier', { search: resultsOf([ulm]) });
    await screen.findByRole('region', { name: 'Cities' });
    await new Promise((later) => setTimeout(later, 300));
    expect(environment.mock.getAllOperations()).toEqual([]);
    screen.getByRole('combobox', { name: 'What or where' }).focus();
    await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
  });

  it('says what to try when nothing is found, and what did not load', async () => {
    const nothing = { place: null, list: null, edges: [], kinds: [{ kind: 'CITY', totalCount: 0 }] };
    await open('zzzz', { search: nothing, topCities: [{ ...ulm, id: 'u' }] });
    const message = await screen.findByText(/We found nothing for “zzzz”/);
    expect(message.textContent).toContain('try a kind of gig');
    expect(links(await part('Top cities'))).toEqual([['Ulm', '/ulm']]);
    const ask = screen.getByRole('button', { name: 'Ask us to launch in zzzz' });
    expect(screen.getByText('Top cities').compareDocumentPosition(ask)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    cleanup();
    await open('zzzz', { search: null });
    expect(await screen.findByText('This part didn’t load.')).toBeTruthy();
  });

  it('is a form without script, and lists large cities before anything is typed', async () => {
    await open('', { topCities: [{ ...ulm, id: 'u' }] });
    const form = await screen.findByRole('search');
    expect([form.getAttribute('action'), form.getAttribute('method')]).toEqual(['/search', 'get']);
    expect(screen.getByRole('combobox', { name: 'What or where' }).getAttribute('name')).toBe('q');
    expect(links(await part('Top cities'))).toEqual([['Ulm', '/ulm']]);
    expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
  });
});
