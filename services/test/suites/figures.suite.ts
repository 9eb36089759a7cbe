import { sql } from 'drizzle-orm';
import type { Static } from 'typebox';
import { describe, expect, it } from 'vitest';
import type {
  CustomerAvailability,
  Earning,
  Product,
  SignUpTime,
} from '../../src/web-api/job-offers/figureSchema.ts';
import { get, type List, numberFrom, servicesOrigin, type ServicesOf } from '../testServices.ts';
import { addOffer, removeOffers } from '../addOffer.ts';
import { rowsOf } from '../rowsOf.ts';

const sumOf = (percents: Record<string, number>) =>
  Object.values(percents).reduce((one, other) => one + other, 0);

export const figuresSuite = (services: ServicesOf): void => {
  const idOf = (partnerSlug: string) =>
    numberFrom(
      services(),
      sql`select offer.id from job_offers offer join partners partner on partner.id = offer.partner_id
        where offer.city_id = 2950159 and partner.slug = ${partnerSlug}`,
    );

  describe('figures of an offer', () => {
    it('GET /job_offers/{id}/earning answers avg, count and currency', { tags: ['R7.73'] }, async () => {
      const id = await idOf('swiftbite');
      const { status, body } = await get<Static<typeof Earning>>(services(), `/job_offers/${id}/earning`);
      const minor = await numberFrom(
        services(),
        sql`select round(avg(amount_minor)) from earnings where job_offer_id = ${id}`,
      );
      const count = await numberFrom(
        services(),
        sql`select count(*) from earnings where job_offer_id = ${id}`,
      );
      expect(status).toBe(200);
      expect(body).toMatchObject({ avg: minor / 100, count, currency: 'EUR' });
      expect(count).toBeGreaterThan(0);
    });

    it.each([
      [[10, 12, 14, 30], null, null],
      [[10, 12, 14, 30, 16], 12, 16],
      [[10, 12, 14, 30, 16, 11], 11.25, 15.5],
    ])('tells the spread of five answers or more: %j', async (amounts, lowerQuartile, upperQuartile) => {
      const { database } = services();
      const id = await addOffer(database, { cityId: 2867714 });
      for (const amount of [...amounts, 999])
        await database.rows(sql`insert into earnings (job_offer_id, amount_minor, currency, counts, created_at)
          select id, ${amount * 100}, currency, ${amount < 999}, now() from job_offers where id = ${id}`);
      const { body } = await get<object>(services(), `/job_offers/${id}/earning`);
      await database.rows(sql`delete from earnings where job_offer_id = ${id}`);
      await removeOffers(database, [id]);
      expect(body).toMatchObject({ lowerQuartile, upperQuartile, count: amounts.length });
    });

    // 15 kilometres an hour with a car or a scooter, 10 with a bike.
    it.each([
      ['Munich, by car: 0.30 € a kilometre and 34.1 % tax', 2867714, 'car', 'EUR', 14.44, [6.55, 4.5]],
      ['Munich, by scooter: 0.20 €', 2867714, 'scooter', 'EUR', 14.44, [7.54, 3]],
      ['Munich, by bike: nothing', 2867714, 'bike', 'EUR', 14.44, [9.52, 0]],
      ['Munich, vehicle not stated', 2867714, null, 'EUR', 14.44, [9.52, 0]],
      ['Munich, for less than the car costs: no tax', 2867714, 'car', 'EUR', 4, [-0.5, 4.5]],
      ['London, by bike: 20p a mile and 18.6 % tax', 2643743, 'bike', 'GBP', 10, [7.13, 1.24]],
    ] as const)(
      'tells what is left of the mean: %s',
      async (_what, cityId, vehicle, currency, pay, expected) => {
        const { database } = services();
        const id = await addOffer(database, { cityId });
        await database.rows(sql`update job_offers set vehicle = ${vehicle}::text where id = ${id}`);
        await database.rows(sql`insert into earnings (job_offer_id, amount_minor, currency, counts, created_at)
        values (${id}, ${Math.round(pay * 100)}, ${currency}, true, now())`);
        const { body } = await get<Static<typeof Earning>>(services(), `/job_offers/${id}/earning`);
        await database.rows(sql`delete from earnings where job_offer_id = ${id}`);
        await removeOffers(database, [id]);
        expect(body).toMatchObject({ avg: pay, currency });
        expect([body.net?.avg, body.net?.costs]).toEqual(expected);
        expect(body.net?.sources).toHaveLength(expected[1] > 0 ? 2 : 1);
      },
    );

    it.each([
      ['in a country whose tax is not known', 3450554, 'part-time'],
      ['of freelance work, which is not taxed like that of employees', 2867714, 'freelance'],
    ] as const)('tells nothing of what is left %s', async (_what, cityId, type) => {
      const { database } = services();
      const id = await addOffer(database, { cityId });
      await database.rows(sql`update job_offers set type = ${type}::text where id = ${id}`);
      await database.rows(sql`insert into earnings (job_offer_id, amount_minor, currency, counts, created_at)
        select id, 2000, currency, true, now() from job_offers where id = ${id}`);
      const { body } = await get<Static<typeof Earning>>(services(), `/job_offers/${id}/earning`);
      await database.rows(sql`delete from earnings where job_offer_id = ${id}`);
      await removeOffers(database, [id]);
      expect(body).toMatchObject({ avg: 20, net: null });
    });

    it(
      'excludes amounts in other currencies from the mean, and treats yen as a currency without minor unit',
      { tags: ['R7.73'] },
      async () => {
        const { database } = services();
        const id = await idOf('swiftbite');
        const [before] = await rowsOf<{ currency: string }>(
          database,
          sql`select currency from job_offers where id = ${id}`,
        );
        await database.rows(sql`update job_offers set currency = 'JPY' where id = ${id}`);
        expect((await get(services(), `/job_offers/${id}/earning`)).body).toEqual({
          avg: null,
          count: 0,
          lowerQuartile: null,
          upperQuartile: null,
          net: null,
          currency: 'JPY',
          latest: null,
        });
        await database.rows(sql`insert into earnings (job_offer_id, amount_minor, currency, created_at)
        values (${id}, 1500, 'JPY', '2025-05-01T00:30:00Z'), (${id}, 1601, 'JPY', '2025-04-30T23:30:00Z')`);
        expect((await get(services(), `/job_offers/${id}/earning`)).body).toEqual({
          avg: 1551,
          count: 2,
          lowerQuartile: null,
          net: null,
          upperQuartile: null,
          currency: 'JPY',
          latest: '2025-05-01',
        });
        await database.rows(sql`delete from earnings where job_offer_id = ${id} and currency = 'JPY'`);
        await database.rows(sql`update job_offers set currency = ${before?.currency} where id = ${id}`);
      },
    );

    it('GET /job-offers/{id}/sign-up-time answers count and percents', { tags: ['R7.75'] }, async () => {
      const id = await idOf('swiftbite');
      const { body } = await get<Static<typeof SignUpTime>>(services(), `/job-offers/${id}/sign-up-time`);
      expect(Object.keys(body.percents)).toEqual(['1_day', '2_3_days', '1_week', '2_weeks', 'longer']);
      expect(body.count).toBeGreaterThan(0);
      expect(body.latest).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect(sumOf(body.percents)).toBeCloseTo(100, 0);
    });

    it(
      'GET /job-offers/{id}/customer-availability answers count and percents',
      { tags: ['R7.77'] },
      async () => {
        const id = await idOf('swiftbite');
        const path = `/job-offers/${id}/customer-availability`;
        const { body } = await get<Static<typeof CustomerAvailability>>(services(), path);
        expect(Object.keys(body.percents)).toEqual(['low', 'medium', 'high']);
        expect(body.count).toBeGreaterThan(0);
        expect(sumOf(body.percents)).toBeCloseTo(100, 0);
      },
    );

    const expectProducts = async (kind: string) => {
      const id = await idOf('swiftbite');
      const path = `/job_offers/${id}/products/${kind}`;
      const { body } = await get<List<Static<typeof Product>>>(services(), path);
      const expected = await numberFrom(
        services(),
        sql`select count(*) from job_offer_products needs join products product on product.id = needs.product_id
          where needs.job_offer_id = ${id} and product.kind = ${kind}`,
      );
      expect(body.total).toBe(expected);
      expect(expected).toBeGreaterThan(0);
      expect(body.items[0]?.image).toMatch(/^products\//);
      expect(body.items[0]?.url.startsWith(`${servicesOrigin}/`)).toBe(true);
    };

    it('GET /job_offers/{id}/products/equipment lists equipment', { tags: ['R7.79'] }, () =>
      expectProducts('equipment'),
    );

    it('GET /job_offers/{id}/products/service lists services', { tags: ['R7.80'] }, () =>
      expectProducts('service'),
    );

    it('answers 404 for the figures of an unknown offer', async () => {
      for (const path of [
        '/job_offers/99999999/earning',
        '/job-offers/99999999/sign-up-time',
        '/job-offers/99999999/customer-availability',
        '/job_offers/99999999/products/equipment',
        '/job_offers/99999999/products/service',
      ]) {
        expect((await get(services(), path)).status).toBe(404);
      }
    });
  });
};
