import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils';
import { afterEach, describe, expect, it } from 'vitest';
import { openOffer } from '../../../test/offers/openOffer.tsx';
import { sampleOffer } from '../../../test/sampleOffer.ts';

afterEach(cleanup);

const full = sampleOffer.full;

describe('reviews of the job offer page', () => {
  it(
    'shows the rating as a histogram and the reviews',
    { tags: ['R2.180', 'R2.181', 'R2.182', 'R2.183'] },
    async () => {
      await openOffer(full);
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
    await openOffer({ ...full, reviews: reviewed(upTo(1, 12), 14) }, '/berlin/swiftbite', environment);
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

  it('shows three reviews and folds the others of the first page', async () => {
    await openOffer({ ...full, reviews: reviewed(upTo(1, 12), 14) });
    const others = screen.getByText('All reviews (14)').closest('details') as HTMLElement;
    expect((others as HTMLDetailsElement).open).toBe(false);
    expect(within(others).getAllByRole('article')).toHaveLength(9);
    expect(texts()).toHaveLength(12);
    cleanup();
    await openOffer({ ...full, reviews: reviewed(upTo(1, 3), 3) });
    expect(screen.queryByText(/^All reviews/)).toBeNull();
    expect(texts()).toHaveLength(3);
    cleanup();
    await openOffer({ ...full, reviews: reviewed([13, 14], 14) }, '/berlin/swiftbite?reviews=2');
    expect(screen.queryByText(/^All reviews/)).toBeNull();
  });

  it('can retry reviews that did not load, and keeps the earlier ones', async () => {
    const environment = createMockEnvironment();
    await openOffer({ ...full, reviews: reviewed(upTo(1, 12), 13) }, '/berlin/swiftbite', environment);
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
    const { visited } = await openOffer(offer, '/berlin/swiftbite?reviews=9', environment);
    await waitFor(() => expect(visited).toHaveBeenLastCalledWith('/berlin/swiftbite?reviews=2'));
  });

  it('shows that there are ratings without a text', async () => {
    await openOffer({ ...full, reviews: reviewed([], 0) });
    expect(screen.getByText('There are ratings, but nobody has written a review yet.')).toBeDefined();
    expect(screen.queryByText('Nobody has reviewed this gig yet.')).toBeNull();
  });
});
