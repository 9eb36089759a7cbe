import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderInSite } from '../../../test/renderInSite.tsx';
import { jobOfferRoutes } from '../pageRoutes.tsx';
import { sampleOffer } from '../../../test/sampleOffer.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = async (
  offer: object | null,
  path = '/berlin/swiftbite',
  environment = createMockEnvironment(),
) => {
  environment.mock.queueOperationResolver((operation) =>
    offer === null
      ? { data: { jobOffer: null } }
      : MockPayloadGenerator.generate(operation, {
          JobOffer: ({ path: place }) => (place?.includes('similar') ? sampleOffer.similarOne : offer),
        }),
  );
  const site = await renderInSite(null, { environment, path, routes: jobOfferRoutes });
  await waitFor(() => expect(document.querySelector('h1')).not.toBeNull());
  expect(site.reports).toEqual([]);
  return site;
};

const meta = (name: string) => document.querySelector(`meta[name="${name}"]`)?.getAttribute('content');
const full = sampleOffer.full;

describe('job offer page', () => {
  it('requests the offer by the slugs of its address', { tags: ['R2.104', 'R2.60'] }, async () => {
    const environment = createMockEnvironment();
    await renderInSite(null, {
      environment,
      path: '/berlin/swiftbite?utm_source=mail',
      routes: jobOfferRoutes,
    });
    await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
    expect(environment.mock.getMostRecentOperation().request.variables).toEqual({
      uri: '/berlin/swiftbite',
      citySlug: 'berlin',
      partnerSlug: 'swiftbite',
      utmSource: 'mail',
      reviewsPage: 1,
    });
  });

  it('links a product only to a web address, and names its host unless it is known', async () => {
    const product = { id: 'p', description: null, picture: null, cost: null };
    const equipment = [{ ...product, id: 'p1', name: 'Helmet', shopUrl: 'https://shop.example/helmet' }];
    const services = [{ ...product, id: 'p2', name: 'Course', shopUrl: 'javascript:alert(1)' }];
    const bag = { ...product, id: 'p3', name: 'Bag', shopUrl: 'https://shop.swiftbite.example/bag' };
    await open({ ...full, equipment: [...equipment, bag], services });
    expect(screen.getByRole('link', { name: 'Helmet' }).getAttribute('href')).toBe(
      'https://shop.example/helmet',
    );
    expect(screen.getByText('Course').tagName).toBe('P');
    expect(screen.getByText('shop.example')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Bag' }).getAttribute('href')).toBe(
      'https://shop.swiftbite.example/bag',
    );
    expect(screen.queryByText('shop.swiftbite.example')).toBeNull();
  });

  it('shows the pictures of products uncropped', async () => {
    // Without `IntersectionObserver` pictures load at once.
    vi.stubGlobal('IntersectionObserver', undefined);
    const picture = { path: 'products/helmet' };
    const helmet = { id: 'p1', name: 'Helmet', description: null, cost: null, shopUrl: null, picture };
    const { container } = await open({ ...full, equipment: [helmet] });
    expect(container.querySelector('img[src$="products/helmet"]')?.getAttribute('src')).toContain('/c_pad,');
  });

  it('shows each section that has data', { tags: ['R2.107'] }, async () => {
    const { container } = await open(full);
    const headings = [...container.querySelectorAll('h2')].map((heading) => heading.textContent);
    expect(headings).toEqual([
      'The numbers',
      'What’s left for you',
      'Ride through Berlin',
      'What you do',
      'What it pays',
      'What you need',
      'How to start',
      'Joining bonus',
      'Fees',
      'Common expenses',
      'Equipment',
      'Helpful courses and services',
      'Reviews',
      'Good to know',
      'More gigs for you',
    ]);
    expect(screen.getByText('food').tagName).toBe('B');
    expect(screen.getByText('Thermal bag')).toBeDefined();
    expect(screen.getByText('Tax adviser')).toBeDefined();
    expect(container.querySelector('h1')?.textContent).toBe('Deliver food in Berlin');
    expect(within(container.querySelector('aside') as HTMLElement).getByText('Part-time')).toBeDefined();
    expect(screen.getAllByText('Apply on the Swiftbite site')).toHaveLength(2);
  });

  it('omits each section without data', { tags: ['R2.107'] }, async () => {
    await open({
      ...full,
      ...Object.fromEntries(
        [
          'commonExpenses',
          'description',
          'earnings',
          'fees',
          'howToStart',
          'jobRequirementsDetails',
          'joiningBonus',
          'overview',
          'earning',
          'costToStart',
          'signUpTime',
          'customerAvailability',
          'validThrough',
        ].map((field) => [field, null]),
      ),
      equipment: [],
      services: [],
      posts: [],
      similar: [],
      review: { rating: null, ratingCount: 0, ratingCounts: [0, 0, 0, 0, 0] },
      reviews: { totalCount: 0, pageCount: 0, edges: [] },
    });
    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      'Reviews',
    ]);
    expect(screen.getByText('Nobody has reviewed this gig yet.')).toBeDefined();
    expect(screen.queryByText('Apply by')).toBeNull();
  });

  it('has the seoTitle as its title, or else partner and city', { tags: ['R2.106'] }, async () => {
    await open(full);
    expect(document.title).toBe('Swiftbite rider jobs | Citygigs');
    for (const seoTitle of [null, '']) {
      cleanup();
      await open({ ...full, seoTitle });
      await waitFor(() => expect(document.title).toBe('Swiftbite gigs in Berlin | Citygigs'));
    }
  });

  it('has structured data, description and keywords in the head, escaped', { tags: ['R2.109'] }, async () => {
    const { container } = await open(full);
    expect(meta('description')).toBe('Ride for Swiftbite.');
    expect(meta('keywords')).toBe('delivery, bike');
    const scripts = [...container.ownerDocument.querySelectorAll('script[type="application/ld+json"]')];
    expect(scripts.filter(({ innerHTML }) => innerHTML.includes('</script'))).toEqual([]);
    const postings = scripts
      .map(({ textContent }) => JSON.parse(textContent ?? '') as Record<string, unknown>)
      .filter((data) => data['@type'] === 'JobPosting');
    expect(postings).toHaveLength(1);
    expect(postings[0]).toMatchObject({
      title: '</script>x',
      datePosted: '2026-03-01T08:00:00Z',
      validThrough: '2030-05-01',
      employmentType: 'PART_TIME',
      hiringOrganization: { '@type': 'Organization', name: 'Swiftbite' },
      jobLocation: { '@type': 'Place', address: { addressLocality: 'Berlin' } },
      directApply: false,
    });
  });

  it(
    'shows a notice, no apply button and no job posting for an offer that takes no applications',
    { tags: ['R5.13'] },
    async () => {
      const { container } = await open({ ...full, takesApplications: false, similar: [] });
      expect(screen.getByText('This gig is closed')).toBeDefined();
      expect(screen.getByRole('link', { name: 'See all gigs in Berlin' }).getAttribute('href')).toBe(
        '/berlin',
      );
      expect(screen.queryByText(/^Apply/)?.tagName).not.toBe('A');
      expect(screen.queryAllByRole('link', { name: /^Apply/ })).toEqual([]);
      expect(container.ownerDocument.head.innerHTML).not.toContain('JobPosting');
      expect(meta('robots')).toBe('noindex');
    },
  );

  it('shows similar offers below the content', { tags: ['R2.108'] }, async () => {
    await open(full);
    const section = screen.getByRole('region', { name: 'More gigs for you' });
    expect(within(section).getByRole('link', { name: 'Walk dogs' }).getAttribute('href')).toBe(
      '/berlin/paws',
    );
    const reviews = screen.getByRole('region', { name: 'Reviews' });
    expect(reviews.compareDocumentPosition(section) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it('has the sorted list of category slugs as its content group', { tags: ['R2.105'] }, async () => {
    const { container } = await open(full);
    expect(container.querySelector('[data-content-group]')?.getAttribute('data-content-group')).toBe(
      'delivery,driving',
    );
  });

  it('redirects an address with another slug of the city', async () => {
    const environment = createMockEnvironment();
    environment.mock.queueOperationResolver(() => ({
      data: { jobOffer: { ...full, __typename: 'JobOffer' } },
    }));
    const { visited } = await open(full, '/ost-berlin/swiftbite', environment);
    expect(visited.mock.lastCall).toEqual(['/berlin/swiftbite']);
  });

  it('does not show the equipment of the previous offer', { tags: ['R2.103'] }, async () => {
    const site = await open(full);
    site.environment.mock.queueOperationResolver((operation) =>
      MockPayloadGenerator.generate(operation, {
        JobOffer: () => ({
          ...sampleOffer.similarOne,
          similar: [],
          equipment: [],
          services: [],
          cardTitle: 'Next gig',
        }),
      }),
    );
    fireEvent.click(screen.getByRole('link', { name: 'Walk dogs' }));
    await screen.findByRole('heading', { level: 1, name: 'Next gig' });
    expect(screen.queryByText('Thermal bag')).toBeNull();
    expect(screen.queryByText('Tax adviser')).toBeNull();
  });

  it(
    'shows the rating as a histogram and the reviews',
    { tags: ['R2.180', 'R2.181', 'R2.182', 'R2.183'] },
    async () => {
      await open(full);
      const reviews = screen.getByRole('region', { name: 'Reviews' });
      expect(within(reviews).getByText('4.3')).toBeDefined();
      const bars = within(reviews).getAllByRole('listitem').slice(0, 5);
      expect(bars.map((bar) => bar.textContent)).toEqual([
        '5 stars12',
        '4 stars5',
        '3 stars0',
        '2 stars1',
        '1 star2',
      ]);
      // Each bar is a share of all 20 ratings, not of the longest bar.
      expect(bars.map((bar) => bar.querySelector('rect')?.getAttribute('width'))).toEqual([
        '60.0%',
        '25.0%',
        '0.0%',
        '5.0%',
        '10.0%',
      ]);
      expect(within(reviews).getByText('20 ratings')).toBeDefined();
      expect(within(reviews).getByText('1 written review')).toBeDefined();
      const review = within(reviews).getByRole('article');
      expect(within(review).getByText('in German')).toBeDefined();
      expect(within(review).getByText('Anonymous')).toBeDefined();
      expect(within(review).getByText('Berlin, Germany')).toBeDefined();
      expect(within(review).getByText('4 out of 5 stars')).toBeDefined();
      expect(within(review).getByText('5 Mar 2026')).toBeDefined();
      expect(within(review).getByText('Gute <b>Schichten</b>').getAttribute('lang')).toBe('de');
      expect(
        within(reviews).getByText('Swiftbite across the country: 4.1 out of 5 from 90 ratings'),
      ).toBeDefined();
    },
  );

  const reviewed = (ids: readonly number[], totalCount: number) => ({
    totalCount,
    pageInfo: { endCursor: `after ${ids.at(-1)}`, hasNextPage: (ids.at(-1) ?? totalCount) < totalCount },
    pageCount: Math.ceil(totalCount / 12),
    edges: ids.map((number) => ({
      node: {
        ...full.reviews.edges[0]?.node,
        id: `r${number}`,
        language: 'en',
        reviewText: `Review ${number}`,
      },
    })),
  });
  const upTo = (first: number, last: number) =>
    Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const texts = () => screen.getAllByText(/^Review \d+$/).map(({ textContent }) => textContent);

  it('adds the next reviews on a click, focuses the first of them and shows their range', async () => {
    const environment = createMockEnvironment();
    await open({ ...full, reviews: reviewed(upTo(1, 12), 14) }, '/berlin/swiftbite', environment);
    const reviews = screen.getByRole('region', { name: 'Reviews' });
    expect(within(reviews).getByRole('status').textContent).toBe('Reviews 1–12 of 14');
    expect(screen.queryByText('in English')).toBeNull();
    const more = within(reviews).getByRole('link', { name: 'Show 2 more reviews' });
    expect(more.getAttribute('href')).toBe('/berlin/swiftbite?reviews=2#reviews');
    fireEvent.click(more);
    await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
    expect(environment.mock.getMostRecentOperation().request.variables).toEqual({
      id: full.id,
      reviewsPage: 1,
      cursor: 'after 12',
      count: 12,
    });
    environment.mock.resolveMostRecentOperation((operation) =>
      MockPayloadGenerator.generate(operation, {
        JobOffer: () => ({ id: full.id, reviews: reviewed([12, 13, 14], 14) }),
      }),
    );
    await waitFor(() => expect(texts()).toHaveLength(14));
    expect(texts()).toEqual(upTo(1, 14).map((number) => `Review ${number}`));
    expect(document.activeElement?.textContent).toContain('Review 13');
    expect(within(reviews).getByRole('status').textContent).toBe('Reviews 1–14 of 14');
    expect(within(reviews).queryByRole('link', { name: /more review/ })).toBeNull();
  });

  it('can retry reviews that did not load, and keeps the earlier ones', async () => {
    const environment = createMockEnvironment();
    await open({ ...full, reviews: reviewed(upTo(1, 12), 13) }, '/berlin/swiftbite', environment);
    const reviews = screen.getByRole('region', { name: 'Reviews' });
    fireEvent.click(within(reviews).getByRole('link', { name: 'Show 1 more review' }));
    await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
    environment.mock.rejectMostRecentOperation(new Error('away'));
    const again = await within(reviews).findByRole('link', { name: 'Try again' });
    expect(texts()).toHaveLength(12);
    fireEvent.click(again);
    await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
    environment.mock.resolveMostRecentOperation((operation) =>
      MockPayloadGenerator.generate(operation, {
        JobOffer: () => ({ id: full.id, reviews: reviewed([13], 13) }),
      }),
    );
    await waitFor(() => expect(texts()).toHaveLength(13));
  });

  it('redirects from an address beyond the last page of reviews to the last page', async () => {
    const environment = createMockEnvironment();
    const offer = { ...full, reviews: reviewed([13], 13) };
    environment.mock.queueOperationResolver((operation) =>
      MockPayloadGenerator.generate(operation, { JobOffer: () => offer }),
    );
    const { visited } = await open(offer, '/berlin/swiftbite?reviews=9', environment);
    await waitFor(() => expect(visited).toHaveBeenLastCalledWith('/berlin/swiftbite?reviews=2'));
  });

  it('shows that there are ratings without a text', async () => {
    await open({ ...full, reviews: reviewed([], 0) });
    expect(screen.getByText('There are ratings, but nobody has written a review yet.')).toBeDefined();
    expect(screen.queryByText('Nobody has reviewed this gig yet.')).toBeNull();
  });
});
