import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderPage } from '../../../test/renderPage.tsx';
import query, { type CityPageQuery } from '../../__generated__/CityPageQuery.graphql.ts';
import { CityPage } from './CityPage.tsx';

afterEach(cleanup);

const several = <Item,>(count: number, item: (index: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => item(index));

const offer = (index: number) => ({
  node: {
    id: `offer-${index}`,
    cardTitle: `Gig ${index}`,
    takesApplications: true,
    isVerified: true,
    isDirectApply: false,
    partner: {
      id: `partner-${index}`,
      name: `Partner ${index}`,
      slug: `partner-${index}`,
      orgSlug: `partner-${index}`,
    },
    city: { name: 'Berlin', slug: 'berlin' },
    categories: [{ id: 'delivery', name: 'Delivery' }],
    earning: { average: { amount: 15, currency: 'EUR' }, count: 20 },
    review: { rating: 4, ratingCount: 64 },
  },
});

const category = (index: number) => ({
  id: `1-${index}`,
  category: { slug: `category-${index}`, orgSlug: `category-${index}`, name: `Category ${index}` },
  jobOffersCount: 20 - index,
});

const neighbour = (index: number) => ({
  id: `city-${index}`,
  name: `Town ${index}`,
  slug: `town-${index}`,
  state: null,
  latitude: 52.5 + index / 20,
  longitude: 13.4 - index / 20,
});

const berlin = {
  id: 'berlin',
  slug: 'berlin',
  name: 'Berlin',
  state: null,
  latitude: 52.5,
  longitude: 13.4,
  header: 'Side jobs in Berlin',
  seoTitle: 'Gigs and side jobs',
  jobOffers: { pageCount: 2, totalCount: 23, edges: several(3, offer), facets: null as object | null },
  popularJobs: { edges: several(8, offer) },
  categories: several(14, category),
  nearby: several(9, neighbour),
  latestReviews: [],
  post: null,
};

const itself = { ...neighbour(0), id: 'berlin', slug: 'berlin', name: 'Berlin' };

const renderCity = (city: object, path = '/berlin') =>
  renderPage<CityPageQuery>({
    page: CityPage,
    query,
    variables: { uri: '/berlin', citySlug: 'berlin', page: 1 },
    answer: { Query: () => ({ city: { ...berlin, ...city } }) },
    path,
    params: path.includes('page-2') ? { page: 'page-2' } : {},
  });

const linksOf = async (heading: string) =>
  within(await screen.findByRole('region', { name: heading })).getAllByRole('link');
const hrefs = (links: readonly HTMLElement[]) => links.map((link) => link.getAttribute('href'));

describe('the link blocks of a city', () => {
  it('contain at most 12 categories, in two columns', { tags: ['R2.79', 'R2.82', 'R2.83'] }, async () => {
    await renderCity({});
    const links = await linksOf('Popular categories');
    expect(hrefs(links)).toEqual(several(12, (index) => `/berlin/category-${index}-c`));
    expect(links[0]?.closest('ul')?.dataset['columns']).toBe('2');
  });

  it('omit categories without offers and show six in one column', { tags: ['R2.80', 'R2.83'] }, async () => {
    const empty = { ...category(6), jobOffersCount: 0 };
    await renderCity({ categories: [...several(6, category), empty] });
    const links = await linksOf('Popular categories');
    expect(hrefs(links)).toEqual(several(6, (index) => `/berlin/category-${index}-c`));
    expect(links[0]?.closest('ul')?.dataset['columns']).toBe('1');
  });

  it('contain at most 6 popular jobs of the city', { tags: ['R2.84'] }, async () => {
    await renderCity({});
    expect(hrefs(await linksOf('Popular gigs in Berlin'))).toEqual(
      several(6, (index) => `/berlin/partner-${index}`),
    );
  });

  it('contain at most 7 nearby cities, and never the city itself', { tags: ['R2.85', 'R2.87'] }, async () => {
    await renderCity({
      nearby: [itself, ...several(9, neighbour).slice(1)],
    });
    expect(hrefs(await linksOf('Cities near Berlin'))).toEqual([
      ...several(7, (index) => `/town-${index + 1}`),
      '/near-me?lat=52.5&lng=13.4',
    ]);
  });

  it('omit the block of nearby cities when there are none', async () => {
    await renderCity({ nearby: [] });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText('Cities near Berlin')).toBeNull();
  });
});

describe('the title of a city', () => {
  it('is its header, or else its SEO title', { tags: ['R2.77'] }, async () => {
    await renderCity({});
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Side jobs in Berlin');
    await waitFor(() => expect(document.title).toBe('Side jobs in Berlin | Citygigs'));
    cleanup();
    await renderCity({ header: null });
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Gigs and side jobs');
    await waitFor(() => expect(document.title).toBe('Gigs and side jobs | Citygigs'));
  });

  it('includes the page number from page 2 on', { tags: ['R2.78'] }, async () => {
    await renderCity({}, '/berlin/page-2');
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(document.title).toBe('Side jobs in Berlin – Page 2 | Citygigs'));
  });
});

describe('the offers of a city', () => {
  it('are links with pay, cost, sign-up time and rating, and the pager keeps the filters', async () => {
    await renderCity({}, '/berlin?categories=delivery&type=student');
    const [card] = await screen.findAllByRole('article');
    const inCard = within(card as HTMLElement);
    expect(inCard.getByRole('link', { name: 'Gig 0' }).getAttribute('href')).toBe('/berlin/partner-0');
    expect(inCard.getByText('€15')).toBeTruthy();
    expect(inCard.getByText('an hour (20)')).toBeTruthy();
    expect(inCard.getByRole('link', { name: '4.0 out of 5 from 64 ratings' })).toBeTruthy();
    expect(inCard.queryByText('Apply')).toBeNull();
    expect(screen.getByRole('link', { name: 'Next page' }).getAttribute('href')).toBe(
      '/berlin/page-2?categories=delivery&type=student',
    );
  });

  it(
    'show the active categories and type with links that remove them',
    { tags: ['R2.75', 'R2.76'] },
    async () => {
      const categories = [
        { ...category(0), category: { slug: 'delivery', orgSlug: 'delivery', name: 'Delivery' } },
        { ...category(1), category: { slug: 'driving', orgSlug: 'driving', name: 'Driving' } },
        { ...category(2), category: { slug: 'care', orgSlug: 'care', name: 'Care' } },
      ];
      await renderCity({ categories }, '/berlin?categories=delivery,driving&type=part-time');
      await screen.findByRole('heading', { level: 1 });
      const marked = document.querySelectorAll('[aria-current="true"]');
      expect([...marked].map((link) => link.textContent)).toEqual(['Part-time']);
      const chosen = document.querySelectorAll('[name="categories"]:checked');
      expect([...chosen].map((box) => box.closest('label')?.textContent)).toEqual([
        'Delivery (20)',
        'Driving (19)',
      ]);
      const chip = await screen.findByRole('link', { name: 'Remove filter Driving' });
      expect(chip.getAttribute('href')).toBe('/berlin?categories=delivery&type=part-time');
      // The focus moves from the buttons to the chips, which stand below or beside them.
      const save = screen.getByRole('button', { name: 'Save this search' });
      expect(save.compareDocumentPosition(chip)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
      expect(screen.getByRole('link', { name: 'Clear filters' }).getAttribute('href')).toBe('/berlin');
    },
  );

  it('are counted for each filter; a filter without results is not a link', async () => {
    const categories = several(3, category);
    const facets = {
      categories: [
        { category: { id: 'c0', orgSlug: 'category-0' }, count: 2 },
        { category: { id: 'c2', orgSlug: 'category-2' }, count: 1 },
      ],
      types: [
        { type: 'WEEKEND', count: 3 },
        { type: 'PART_TIME', count: 18 },
      ],
    };
    const jobOffers = { pageCount: 1, totalCount: 3, edges: several(3, offer), facets };
    await renderCity({ categories, jobOffers }, '/berlin?type=weekend');
    await screen.findByRole('heading', { level: 1 });
    expect(screen.getByText('3 gigs', { selector: '[role="status"] *' })).toBeTruthy();
    const boxes = screen.getAllByRole('checkbox', { hidden: true });
    expect(boxes.map((box) => box.closest('label')?.textContent)).toEqual([
      'Category 0 (2)',
      'Category 1 (0)',
      'Category 2 (1)',
    ]);
    expect(boxes.map((box) => (box as HTMLInputElement).disabled)).toEqual([false, true, false]);
    const types = within(screen.getByRole('navigation', { name: 'Type of work' }));
    expect(types.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Any type (21)',
      'Part-time (18)',
      'Weekend (3)',
    ]);
    expect(types.getByText('Student job (0)').tagName).toBe('SPAN');
  });

  it('show how they are sorted, and sorting keeps the filters', async () => {
    const { visited } = await renderCity({}, '/berlin?type=student');
    await screen.findByRole('heading', { level: 1 });
    expect(screen.getByText('How we sort: what companies pay us counts')).toBeTruthy();
    expect(screen.getByText(/if the company pays us more for each application/)).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: 'Cheapest to start', hidden: true }));
    await waitFor(() => expect(visited).toHaveBeenLastCalledWith('/berlin?type=student&sort=cost'));
    cleanup();
    await renderCity({}, '/berlin/page-2?type=student&sort=cost');
    expect(await screen.findByText('How we sort: by what people report first')).toBeTruthy();
    const canonical = document.querySelector('link[rel="canonical"]')?.getAttribute('href');
    expect(canonical).toMatch(/\/berlin\/page-2$/);
    expect(screen.getByRole('link', { name: 'Previous page' }).getAttribute('href')).toBe(
      '/berlin?type=student&sort=cost',
    );
  });

  it('end with a tile that links to the nearest city, or to the search', async () => {
    const jobOffers = { ...berlin.jobOffers, pageCount: 1, totalCount: 3 };
    await renderCity({ jobOffers, nearby: [itself, ...several(3, neighbour).slice(1)] });
    await screen.findByText(/See what people earn close by/);
    expect(screen.getByRole('link', { name: 'Gigs in Town 1' }).getAttribute('href')).toBe('/town-1');
    cleanup();
    await renderCity({ jobOffers, nearby: [] });
    const search = await screen.findByRole('link', { name: 'Search another city' });
    expect(search.getAttribute('href')).toBe('/');
  });

  it('show a message when there are none, with and without filters, and after a failed load', async () => {
    await renderCity({ jobOffers: { pageCount: 0, totalCount: 0, edges: [], facets: null } });
    expect(await screen.findByText(/There are no open gigs in Berlin right now/)).toBeTruthy();
    // There is nothing to sort.
    expect(screen.queryByText(/^How we sort/)).toBeNull();
    expect(screen.queryByText('Sort by')).toBeNull();
    cleanup();
    await renderCity(
      { jobOffers: { pageCount: 0, totalCount: 0, edges: [], facets: null } },
      '/berlin?type=weekend',
    );
    expect(await screen.findByText(/No gigs in Berlin match these filters/)).toBeTruthy();
    expect(screen.getAllByRole('link', { name: 'Clear filters' })).toHaveLength(2);
    cleanup();
    await renderCity({ jobOffers: null, latestReviews: null, popularJobs: null });
    expect(await screen.findByText('The gigs didn’t load.')).toBeTruthy();
    expect(screen.getAllByText('This part didn’t load.')).toHaveLength(2);
    expect(await linksOf('Popular categories')).toHaveLength(12);
  });
});
