import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderPage } from '../../../test/renderPage.tsx';
import query, { type CityCategoryPageQuery } from '../../__generated__/CityCategoryPageQuery.graphql.ts';
import { CityCategoryPage } from './CityCategoryPage.tsx';

afterEach(cleanup);

const categoryOf = (orgSlug: string, name: string) => ({ slug: orgSlug, orgSlug, name });

const others = ['driving', 'delivery', 'care', 'moving', 'surveys', 'retail'].map((orgSlug, index) => ({
  id: orgSlug,
  category: categoryOf(orgSlug, `The ${orgSlug}`),
  jobOffersCount: 9 - index,
}));

const neighbours = Array.from({ length: 8 }, (_, index) => ({
  id: `city-${index}`,
  name: `Town ${index}`,
  slug: `town-${index}`,
  state: null,
  latitude: 52.5 + index / 20,
  longitude: 13.4 - index / 20,
}));

const delivery = {
  id: 'berlin-delivery',
  header: 'Delivery jobs in Berlin',
  overview: '<p>You bring food to people.</p>',
  category: categoryOf('delivery', 'Delivery'),
  city: {
    id: 'berlin',
    name: 'Berlin',
    slug: 'berlin',
    country: { name: 'Germany' },
    latitude: 52.5,
    longitude: 13.4,
    categories: others,
    nearby: neighbours,
  },
  rating: 4.3,
  ratingCount: 149,
  jobOffersCount: 22,
  jobOffers: { pageCount: 1, totalCount: 0, edges: [], facets: null },
  latestReviews: [],
  pay: [],
};

const renderCategory = (cityCategory: object, path = '/berlin/delivery-c') =>
  renderPage<CityCategoryPageQuery>({
    page: CityCategoryPage,
    query,
    variables: {
      uri: '/berlin/delivery-c',
      citySlug: 'berlin',
      categorySlug: 'delivery',
      page: 1,
    },
    answer: { Query: () => ({ cityCategory: { ...delivery, ...cityCategory } }) },
    path,
    params: { citySlug: 'berlin', categorySlug: 'delivery' },
  });

const region = async (name: string) => within(await screen.findByRole('region', { name }));
const hrefsOf = (links: readonly HTMLElement[]) => links.map((link) => link.getAttribute('href'));

describe('a city category', () => {
  it('has its header as title, or else category and city', { tags: ['R2.93'] }, async () => {
    await renderCategory({});
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Delivery jobs in Berlin');
    cleanup();
    await renderCategory({ header: null });
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Delivery in Berlin');
    await waitFor(() => expect(document.title).toBe('Delivery in Berlin | Citygigs'));
  });

  it('has an overview and an infographic of three numbered steps', { tags: ['R2.95'] }, async () => {
    await renderCategory({});
    const overview = await region('How to start');
    expect(overview.getByText('You bring food to people.')).toBeTruthy();
    const steps = overview.getAllByRole('listitem');
    expect(steps.map((step) => step.querySelector('p')?.textContent)).toEqual(['1Choose', '2Apply', '3Earn']);
    for (const step of steps) expect(step.querySelector('svg')).not.toBeNull();
  });

  it(
    'links to the city and to the 4 other categories with the most partners',
    { tags: ['R2.96', 'R2.97'] },
    async () => {
      await renderCategory({});
      const block = await region('Other categories in Berlin');
      expect(hrefsOf(block.getAllByRole('link'))).toEqual([
        '/berlin',
        '/berlin/driving-c',
        '/berlin/care-c',
        '/berlin/moving-c',
        '/berlin/surveys-c',
      ]);
    },
  );

  it('shows the rating of the category and the number of ratings', { tags: ['R2.98'] }, async () => {
    await renderCategory({});
    const reviews = await region('Reviews: Delivery in Berlin');
    expect(reviews.getByText('4.3 out of 5 from 149 ratings')).toBeTruthy();
    expect(reviews.getByText('Nobody has written a review here yet.')).toBeTruthy();
  });

  it('links to the same category in at most 7 nearby cities', { tags: ['R2.100'] }, async () => {
    await renderCategory({});
    const links = within((await region('Delivery near Berlin')).getByRole('list')).getAllByRole('link');
    expect(hrefsOf(links)).toEqual(neighbours.slice(0, 7).map(({ slug }) => `/${slug}/delivery-c`));
  });

  describe('with what people earn', () => {
    const euros = (amount: number, count: number) => ({ median: { amount, currency: 'EUR' }, count });
    const company = (slug: string, name: string, amount: number, count: number) => ({
      partner: { id: slug, slug, name },
      pay: euros(amount, count),
    });
    const pay = {
      inCity: euros(14.6, 87),
      inCountry: euros(14.2, 1745),
      partners: [
        company('tandemtray', 'Tandemtray', 16, 5),
        company('swiftbite', 'Swiftbite', 12, 20),
        company('trunkfox', 'Trunkfox', 18, 2),
      ],
      quarters: [
        { start: '2026-01-01', pay: euros(13.5, 5) },
        { start: '2026-04-01', pay: euros(14.9, 10) },
      ],
    };
    const rowsOf = (element: HTMLElement) =>
      within(element)
        .getAllByRole('row', { hidden: true })
        .slice(1)
        .map((row) => [...row.children].map((cell) => cell.textContent));

    it('compares the city with the country, and companies with each other', async () => {
      await renderCategory({ pay: [pay] });
      const section = await region('What people earn');
      expect(section.getAllByRole('term').map((term) => term.parentElement?.textContent)).toEqual([
        'Berlin€14.60 an hour87 answers',
        'Germany€14.20 an hour1,745 answers',
      ]);
      const companies = section.getByRole('region', { name: 'By company' });
      const shown = within(companies).getAllByRole('listitem');
      expect(shown.map((row) => row.textContent)).toEqual([
        'Tandemtray 5 answers€16',
        'Swiftbite 20 answers€12',
        'Trunkfox only 2 answers€18',
      ]);
      expect(hrefsOf(within(companies).getAllByRole('link'))[0]).toBe('/berlin/tandemtray');
      expect(rowsOf(companies)).toEqual([
        ['Tandemtray', '€16', '5 answers'],
        ['Swiftbite', '€12', '20 answers'],
        ['Trunkfox', '€18', 'only 2 answers'],
      ]);
    });

    it('draws quarters, and has their numbers of answers as a table', async () => {
      await renderCategory({ pay: [pay] });
      const time = (await region('What people earn')).getByRole('region', { name: 'Over time' });
      expect(
        within(time)
          .getAllByRole('listitem')
          .map((quarter) => quarter.textContent),
      ).toEqual(['€13.50Jan – Mar2026', '€14.90Apr – Jun2026']);
      expect(time.querySelectorAll('circle')).toHaveLength(2);
      expect(rowsOf(time)).toEqual([
        ['Jan – Mar 2026', '€13.50', '5 answers'],
        ['Apr – Jun 2026', '€14.90', '10 answers'],
      ]);
    });

    it('leaves out a single quarter, and everything below five answers', async () => {
      await renderCategory({ pay: [{ ...pay, quarters: pay.quarters.slice(1) }] });
      const section = await region('What people earn');
      expect(section.queryByRole('region', { name: 'Over time' })).toBeNull();
      cleanup();
      await renderCategory({ pay: [] });
      await region('How to start');
      expect(screen.queryByRole('region', { name: 'What people earn' })).toBeNull();
    });

    it('says that it did not load', async () => {
      await renderCategory({ pay: null });
      expect((await region('What people earn')).getByText('This part didn’t load.')).toBeTruthy();
    });
  });

  it('ignores categories in the address, and sets its content group', { tags: ['R2.91'] }, async () => {
    await renderCategory({}, '/berlin/delivery-c?categories=care,moving&type=weekend');
    await screen.findByRole('heading', { level: 1 });
    const marked = document.querySelectorAll('[aria-current="true"]');
    expect([...marked].map((link) => link.textContent)).toEqual(['Weekend']);
    const chip = await screen.findByRole('link', { name: 'Remove filter Weekend' });
    expect(chip.getAttribute('href')).toBe('/berlin/delivery-c');
    expect(document.querySelector('[data-content-group]')?.getAttribute('data-content-group')).toBe(
      'delivery',
    );
  });
});
