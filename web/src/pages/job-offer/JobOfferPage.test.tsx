import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderInSite } from '../../../test/renderInSite.tsx';
import { jobOfferRoutes } from '../pageRoutes.tsx';
import { openOffer as open } from '../../../test/offers/openOffer.tsx';
import { sampleOffer } from '../../../test/sampleOffer.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

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
    await screen.findByRole('region', { name: 'More gigs for you' });
    await screen.findByText('Good to know');
    const titles = [...container.querySelectorAll('h2, details h3')].map(
      ({ tagName, textContent }) => `${tagName} ${textContent}`,
    );
    expect(titles).toEqual([
      'H2 About this gig',
      'H3 Ride through Berlin',
      'H3 What you do',
      'H2 What you need',
      'H3 Equipment',
      'H2 Pay and costs',
      'H3 What it pays',
      'H3 Joining bonus',
      'H3 Fees',
      'H3 Common expenses',
      'H2 How to start',
      'H3 Helpful courses and services',
      'H2 What’s left for you',
      'H2 The numbers',
      'H2 Reviews',
      'H2 Good to know',
      'H2 More gigs for you',
    ]);
    expect(screen.getByText('food').tagName).toBe('B');
    expect(screen.getByText('Thermal bag')).toBeDefined();
    expect(screen.getByText('Tax adviser')).toBeDefined();
    expect(container.querySelector('h1')?.textContent).toBe('Deliver food in Berlin');
    expect(within(container.querySelector('header') as HTMLElement).getByText('Part-time')).toBeDefined();
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
    await waitFor(() => expect(container.ownerDocument.head.innerHTML).toContain('JobPosting'));
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
      expect(await screen.findByText('This gig is closed')).toBeDefined();
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
    const section = await screen.findByRole('region', { name: 'More gigs for you' });
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
});
