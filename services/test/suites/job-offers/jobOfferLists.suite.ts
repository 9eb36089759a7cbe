import { sql } from 'drizzle-orm';
import type { Static } from 'typebox';
import { describe, expect, it } from 'vitest';
import type { JobOffer, JobOfferFacets } from '../../../src/web-api/job-offers/jobOfferSchema.ts';
import { get, type List, type ServicesOf } from '../../testServices.ts';

type Offer = Static<typeof JobOffer>;
type Offers = List<Offer> & { facets?: Static<typeof JobOfferFacets> };

export const jobOfferListsSuite = (services: ServicesOf): void => {
  const list = async (query: string) =>
    (await get<Offers>(services(), `/job_offers?city_slug=berlin&limit=200${query}`)).body;
  const ranks = (offers: readonly Offer[]) => offers.map(({ weight, id }) => ({ weight, id }));
  const byWeight = (one: { weight: number; id: number }, other: { weight: number; id: number }) =>
    other.weight - one.weight || one.id - other.id;

  describe('lists of offers', () => {
    const sorts = [
      { sort: 'earning', direction: -1, figure: ({ earning }: Offer) => earning },
      {
        sort: 'net',
        direction: -1,
        figure: ({ earning }: Offer) => earning?.net && { avg: earning.net.avg, count: earning.count },
      },
      { sort: 'cost', direction: 1, figure: ({ costToStart }: Offer) => costToStart },
      {
        sort: 'rating',
        direction: -1,
        figure: ({ review }: Offer) => ({ avg: review.rating, count: review.ratingCount }),
      },
    ] as const;

    it.each(sorts)(
      'sorts by $sort: the shown averages, of five or more values, in their order',
      async ({ sort, direction, figure }) => {
        const { items, total } = await list(`&sort=${sort}&expand=earning`);
        const plain = await list('');
        expect(total).toBe(plain.total);
        expect(new Set(items.map(({ id }) => id))).toEqual(new Set(plain.items.map(({ id }) => id)));
        const figures = items.map((offer) => figure(offer) ?? { avg: null, count: 0 });
        const ranked = figures.filter(({ count }) => count >= 5);
        expect(ranked.length).toBeGreaterThan(2);
        expect(figures.slice(0, ranked.length)).toEqual(ranked);
        const scores = ranked.map(({ avg }) => avg ?? 0);
        for (const [index, score] of scores.slice(1).entries())
          expect(Math.sign(score - (scores[index] ?? 0)) * direction).toBeGreaterThanOrEqual(0);
        const rest = ranks(items.slice(ranked.length));
        expect(rest.length).toBeGreaterThan(0);
        expect(rest).toEqual(rest.toSorted(byWeight));
      },
    );

    it('sort=sign_up lists the offers with the shortest sign-up time first', async () => {
      const { items } = await list('&sort=sign_up&expand=signUpTime');
      const ranked = items.filter(({ signUpTime }) => (signUpTime?.count ?? 0) >= 5);
      expect(ranked.length).toBeGreaterThan(2);
      expect(items.slice(0, ranked.length)).toEqual(ranked);
      const days = ranked.map(({ signUpTime }) => signUpTime?.days ?? NaN);
      expect(days).toEqual(days.toSorted((one, other) => one - other));
      for (const [index, { signUpTime }] of ranked.entries()) {
        const {
          '1_day': day = 0,
          '2_3_days': few = 0,
          '1_week': week = 0,
          '2_weeks': two = 0,
          longer = 0,
        } = signUpTime?.percents ?? {};
        // Percents have one decimal.
        expect(days[index]).toBeCloseTo((day + 2.5 * few + 7 * week + 14 * two + 30 * longer) / 100, 0);
      }
    });

    it('does not list an offer first because of a few high earnings', async () => {
      const { database } = services();
      const before = (await list('&sort=earning&expand=earning')).items;
      const last = before.findLast(({ earning }) => earning?.count === 0) as Offer;
      const add = (count: number) =>
        database.rows(sql`
          insert into earnings (job_offer_id, amount_minor, currency, created_at)
          select ${last.id}, 9900, 'EUR', now() from generate_series(1, ${count})`);
      const first = async () => (await list('&sort=earning')).items[0]?.id;
      try {
        await add(4);
        expect(await first()).not.toBe(last.id);
        await add(16);
        expect(await first()).toBe(last.id);
      } finally {
        await database.rows(sql`delete from earnings where job_offer_id = ${last.id}`);
      }
    });

    it('sorts by weight by default, pages the sorted list, and rejects unknown sort orders', async () => {
      const plain = (await list('')).items.map(({ id }) => id);
      expect((await list('&sort=weight')).items.map(({ id }) => id)).toEqual(plain);
      const sorted = (await list('&sort=earning')).items.map(({ id }) => id);
      expect(sorted).not.toEqual(plain);
      const second = (
        await get<Offers>(services(), '/job_offers?city_slug=berlin&sort=earning&limit=10&page=2')
      ).body;
      expect(second.items.map(({ id }) => id)).toEqual(sorted.slice(10, 20));
      expect((await get(services(), '/job_offers?sort=distance')).status).toBe(400);
    });

    it('counts the offers of each category and type, with the other filters applied', async () => {
      expect(await list('')).not.toHaveProperty('facets');
      const { facets } = await list('&type=weekend&categories=delivery&expand=facets');
      expect(facets?.types.length).toBeGreaterThan(1);
      for (const { type, count } of facets?.types ?? [])
        expect((await list(`&categories=delivery&type=${type}`)).total).toBe(count);
      for (const { category, count } of facets?.categories ?? [])
        expect((await list(`&type=weekend&categories=${category.orgSlug}`)).total).toBe(count);
      const weekend = (await list('&type=weekend')).items;
      const slugs = new Set(weekend.flatMap(({ categories }) => categories.map(({ orgSlug }) => orgSlug)));
      expect(new Set(facets?.categories.map(({ category }) => category.orgSlug))).toEqual(slugs);
    });
  });
};
