import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils';
import { afterEach, describe, expect, it } from 'vitest';
import { renderInSite } from '../../../test/renderInSite.tsx';
import { sampleOffer } from '../../../test/sampleOffer.ts';
import { comparison } from '../../features/comparison/comparison.ts';
import { compareRoutes } from '../pageRoutes.tsx';

afterEach(() => {
  cleanup();
  comparison.set([]);
});

const city = { id: 'Q2l0eTox', name: 'Berlin', slug: 'berlin' };
const offer = (partner: string, changes: object = {}) => ({
  ...sampleOffer.full,
  id: `offer-${partner}`,
  city,
  partner: { id: `partner-${partner}`, name: partner, slug: partner.toLowerCase(), orgSlug: partner },
  ...changes,
});

const open = async (...offers: (object | null)[]) => {
  const environment = createMockEnvironment();
  environment.mock.queueOperationResolver((operation) => {
    const jobOffersByPlaces = offers.map((jobOffer) => ({ jobOffer }));
    return MockPayloadGenerator.generate(operation, { Query: () => ({ jobOffersByPlaces }) });
  });
  const places = offers.map((one, index) =>
    one === null ? `berlin/gone-${index}` : `berlin/${(one as ReturnType<typeof offer>).partner.slug}`,
  );
  const site = await renderInSite(null, {
    environment,
    path: `/compare?offers=${places.join(',')}`,
    routes: compareRoutes,
  });
  await screen.findByRole('heading', { level: 1, name: 'Compare gigs' });
  return site;
};

const cells = (name: RegExp) =>
  within(screen.getByRole('row', { name }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
const row = (head: string) => cells(new RegExp(`^${head}`));

describe('a comparison', () => {
  it('has a column for each offer and a row for each value, with the best value marked in words', async () => {
    await open(
      offer('Swiftbite', { review: { rating: 4.3, ratingCount: 20 } }),
      offer('Nestkin', {
        earning: { average: { amount: 18, currency: 'EUR' }, count: 5 },
        costToStart: { average: { amount: 0, currency: 'EUR' }, count: 6 },
        signUpTime: { count: 7, days: 14 },
        customerAvailability: { count: 2, percents: [{ key: 'HIGH', percent: 50 }] },
        review: { rating: 4.3, ratingCount: 2 },
      }),
    );
    expect(screen.getAllByRole('columnheader')).toHaveLength(3);
    expect(row('Earnings')).toEqual([
      '€15 an houraverage from 23 people',
      'Best€18 an houraverage from 5 people',
    ]);
    expect(row('Cost to start')).toEqual(['€1409 answers', 'BestFree to start6 answers']);
    expect(row('Sign-up takes')).toEqual([
      'Best4 daysaverage from 12 people',
      '14 daysaverage from 7 people',
    ]);
    expect(row('Many customers')).toEqual(['75%4 answers', '50%2 answers']);
    expect(row('Rating').join()).not.toContain('Best');
    expect(row('Earned back after \\(before tax\\)')).toEqual(['2 days of work', 'No data yet']);
  });

  it('does not compare different currencies and says so', async () => {
    await open(
      offer('Swiftbite'),
      offer('Nestkin', { earning: { average: { amount: 90, currency: 'PLN' }, count: 5 } }),
    );
    expect(row('Earnings').join()).not.toContain('Best');
    expect(screen.getByRole('rowheader', { name: /^Earnings/ }).textContent).toContain(
      'Different currencies, so not compared',
    );
  });

  it('omits a row without any known value', async () => {
    await open(offer('Swiftbite', { earning: null }), offer('Nestkin', { earning: null }));
    expect(screen.queryByRole('rowheader', { name: /^Earnings/ })).toBeNull();
  });

  it('omits an offer that no longer exists, says so and removes it from the selection', async () => {
    const chosen = { id: 'x', place: 'berlin/gone-2', partner: 'X', city: 'Berlin', logo: 'x' };
    comparison.set([chosen]);
    await open(offer('Swiftbite'), offer('Nestkin'), null);
    expect(screen.getByText('One of the gigs is no longer on the site.')).toBeDefined();
    expect(screen.getAllByRole('columnheader')).toHaveLength(3);
    expect(comparison.get()).toEqual([]);
  });

  it('removing an offer navigates to the address of the others and removes it from the selection', async () => {
    const site = await open(offer('Swiftbite'), offer('Nestkin'), offer('Noodlewheel'));
    fireEvent.click(screen.getByRole('button', { name: 'Save this comparison' }));
    expect(comparison.get()).toHaveLength(3);
    fireEvent.click(screen.getByRole('link', { name: 'Remove Nestkin in Berlin' }));
    await expect
      .poll(() => site.visited.mock.lastCall?.[0])
      .toBe('/compare?offers=berlin/swiftbite,berlin/noodlewheel');
    expect(comparison.get().map(({ partner }) => partner)).toEqual(['Swiftbite', 'Noodlewheel']);
  });

  it('explains what to do with fewer than two offers', async () => {
    await open(offer('Swiftbite'), null);
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getByText('Add another gig to compare with Swiftbite in Berlin')).toBeDefined();
    expect(screen.getByRole('link', { name: 'See all gigs in Berlin' }).getAttribute('href')).toBe('/berlin');
  });
});
