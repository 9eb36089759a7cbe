import { sql } from 'drizzle-orm';
import type { Static } from 'typebox';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CountryNetPay } from '../../../src/web-api/pay/countryNetPay.ts';
import type { CategoryPay, CountryPay } from '../../../src/web-api/pay/paySchema.ts';
import { addOffer, removeOffers } from '../../addOffer.ts';
import { rowsOf } from '../../rowsOf.ts';
import { get, numberFrom, type List, type ServicesOf } from '../../testServices.ts';

interface Answers {
  readonly amounts: readonly number[];
  readonly on?: string;
  readonly currency?: string;
}

export const paySuite = (services: ServicesOf): void => {
  /** Two cities of Germany in which some partners have no offer. No sample offer of Germany is paid in yen. */
  let cities: number[] = [];
  let category = 0;
  const added: number[] = [];

  beforeEach(async () => {
    const { database } = services();
    const found = await rowsOf<{ id: number }>(
      database,
      sql`select city_id as id from offer_facts where country_code = 'DE' group by city_id order by count(*), city_id limit 2`,
    );
    cities = found.map(({ id }) => id);
    category = await numberFrom(services(), sql`select id from categories where org_slug = 'delivery'`);
  });

  const report = async (
    id: number,
    { amounts, on = '2025-02-10T12:00:00Z', currency = 'JPY' }: Answers,
  ): Promise<void> => {
    for (const amount of amounts)
      await services().database
        .rows(sql`insert into earnings (job_offer_id, amount_minor, currency, created_at)
        values (${id}, ${amount}, ${currency}, ${on}::timestamptz)`);
  };

  /** Adds a delivery offer for which amounts were reported; returns its id and its partner. */
  const addPaid = async (cityId: number, answers: Answers) => {
    const { database } = services();
    const id = await addOffer(database, { cityId });
    added.push(id);
    await database.rows(sql`update job_offers set currency = ${answers.currency ?? 'JPY'} where id = ${id}`);
    await report(id, answers);
    const [partner] = await rowsOf<{ id: number; name: string; slug: string; orgSlug: string }>(
      database,
      sql`select partner.id, partner.name, partner.slug, partner.org_slug as "orgSlug"
        from partners partner join job_offers offer on offer.partner_id = partner.id where offer.id = ${id}`,
    );
    if (partner === undefined) throw new Error('The offer has no partner.');
    return { id, partner };
  };

  afterEach(async () => {
    if (added.length > 0)
      await services().database.rows(sql`delete from earnings where job_offer_id in ${added}`);
    await removeOffers(services().database, added);
    added.length = 0;
  });

  const itemsOf = async <Item>(path: string): Promise<Item[]> => {
    const { status, body } = await get<List<Item>>(services(), path);
    expect(status).toBe(200);
    return body.items;
  };

  const categoryPay = (cityId = cities[0]) =>
    itemsOf<Static<typeof CategoryPay>>(`/cities/${String(cityId)}/categories/${category}/pay`);

  const inYen = async (cityId = cities[0]) =>
    (await categoryPay(cityId)).find(({ currency }) => currency === 'JPY');

  describe('what a category of a city earns', () => {
    it('is the median of the city, of the country, of each partner and of each quarter', async () => {
      const [city = 0, other = 0] = cities;
      const first = await addPaid(city, {
        amounts: [2000, 1000, 1600, 1200, 1400],
        on: '2025-03-31T23:59:59Z',
      });
      const few = await addPaid(city, { amounts: [1000, 3000], on: '2025-09-01T00:00:00Z' });
      const best = await addPaid(city, {
        amounts: [1500, 1300, 1500, 1700, 1900],
        on: '2025-04-01T00:00:00Z',
      });
      await addPaid(other, { amounts: [9000, 9000, 9001] });
      expect(await inYen()).toEqual({
        currency: 'JPY',
        inCity: { median: 1500, count: 12 },
        inCountry: { median: 1600, count: 15 },
        partners: [
          { partner: best.partner, pay: { median: 1500, count: 5 } },
          { partner: first.partner, pay: { median: 1400, count: 5 } },
          // Higher, but of too few answers for a rank.
          { partner: few.partner, pay: { median: 2000, count: 2 } },
        ],
        quarters: [
          { start: '2025-01-01', pay: { median: 1400, count: 5 } },
          { start: '2025-04-01', pay: { median: 1500, count: 5 } },
        ],
      });
    });

    it('is in units of the currency, and rounds a median between two amounts', async () => {
      await addPaid(cities[0] ?? 0, { amounts: [1010, 1020, 1031, 1040, 1050, 1000], currency: 'CHF' });
      const francs = (await categoryPay()).find(({ currency }) => currency === 'CHF');
      expect(francs?.inCity).toEqual({ median: 10.26, count: 6 });
    });

    it('keeps currencies apart, the one with most answers first', async () => {
      const [city = 0] = cities;
      await addPaid(city, { amounts: Array.from({ length: 300 }, () => 1400) });
      const euros = await addPaid(city, { amounts: [1, 1, 1, 1, 1], currency: 'EUR' });
      await report(euros.id, { amounts: [500_000], currency: 'JPY' });
      const pay = await categoryPay();
      expect(pay.map(({ currency }) => currency)).toEqual(['JPY', 'EUR']);
      expect(pay[0]?.inCity).toEqual({ median: 1400, count: 300 });
      expect(pay[1]?.partners.at(-1)?.pay.median).not.toBe(500_000);
    });

    it('is left out below five answers', async () => {
      const { id } = await addPaid(cities[0] ?? 0, { amounts: [1000, 1100, 1200, 1300] });
      expect(await inYen()).toBeUndefined();
      await report(id, { amounts: [1400] });
      expect((await inYen())?.inCity).toEqual({ median: 1200, count: 5 });
    });

    it('leaves out answers that do not count, and offers that lists do not show', async () => {
      const [city = 0] = cities;
      const { database } = services();
      await addPaid(city, { amounts: [1000, 1100, 1200, 1300, 1400] });
      const ended = await addPaid(city, { amounts: [9000] });
      const waiting = await addPaid(city, { amounts: [9000] });
      expect((await inYen())?.inCity).toEqual({ median: 1300, count: 7 });
      await database.rows(sql`update job_offers set valid_through = '2020-01-01' where id = ${ended.id}`);
      await database.rows(sql`update earnings set counts = false where job_offer_id = ${waiting.id}`);
      expect((await inYen())?.inCity).toEqual({ median: 1200, count: 5 });
    });

    it('is empty for what is unknown', async () => {
      expect(await itemsOf('/cities/1/categories/1/pay')).toEqual([]);
      expect(await itemsOf('/cities/999999999/categories/999999999/pay')).toEqual([]);
    });
  });

  describe('what the offers of a partner earn', () => {
    const partnerPay = async (partnerId: number, query: string) => {
      const items = await itemsOf<Static<typeof CountryPay>>(`/partners/${partnerId}/pay?${query}`);
      return items.find(({ currency }) => currency === 'JPY');
    };

    it('is the median of the country, of each city and of each quarter', async () => {
      const [one = 0, two = 0] = cities;
      const { database } = services();
      await addPaid(one, { amounts: [1000, 1100, 1200, 1300, 1400] });
      await addPaid(two, { amounts: [2000, 2000], on: '2025-04-01T00:00:00Z' });
      const partnerId = await numberFrom(
        services(),
        sql`select min(id) from partners
          where id not in (select partner_id from job_offers where city_id in ${cities})`,
      );
      await database.rows(sql`update job_offers set partner_id = ${partnerId} where id in ${added}`);
      const yen = await partnerPay(partnerId, 'country_code=de&expand=cities,quarters');
      expect(yen).toMatchObject({
        country: { countryCode: 'DE', name: 'Germany' },
        currency: 'JPY',
        pay: { median: 1300, count: 7 },
        cities: [
          { city: { id: one }, pay: { median: 1200, count: 5 } },
          { city: { id: two }, pay: { median: 2000, count: 2 } },
        ],
        quarters: [{ start: '2025-01-01', pay: { median: 1200, count: 5 } }],
      });
    });

    it('is of all countries without one, with parts only at request', async () => {
      const { partner } = await addPaid(cities[0] ?? 0, { amounts: [1000, 1000, 1300, 1400, 1400] });
      expect(await partnerPay(partner.id, '')).toEqual({
        country: { countryCode: 'DE', name: 'Germany' },
        currency: 'JPY',
        pay: { median: 1300, count: 5 },
      });
      expect(await partnerPay(partner.id, 'country_code=fr')).toBeUndefined();
    });
  });

  describe('what is left of the pay in a country', () => {
    const netPay = () => itemsOf<Static<typeof CountryNetPay>>('/countries/net-pay');

    it('is the mean of all answers in the currency with most, less costs and tax by vehicle', async () => {
      const germany = (await netPay()).find(({ country }) => country.countryCode === 'DE');
      const [expected] = await rowsOf<{ total: number; count: number }>(
        services().database,
        sql`select sum(amount_minor)::int as total, count(*)::int as count
          from earnings join listed_offers listed on listed.id = earnings.job_offer_id
          join offer_facts offer on offer.job_offer_id = listed.id
          where offer.country_code = 'DE' and earnings.currency = 'EUR' and offer.currency = 'EUR' and earnings.counts`,
      );
      const { total = 0, count = 0 } = expected ?? {};
      const mean = Math.round(total / count) / 100;
      expect(germany).toMatchObject({
        country: { countryCode: 'DE', name: 'Germany' },
        currency: 'EUR',
        avg: mean,
        count,
      });
      const vehicles = germany?.vehicles ?? [];
      expect(vehicles.map(({ vehicle, net }) => [vehicle, net.costs])).toEqual([
        ['none', 0],
        ['bike', 0],
        ['scooter', 3],
        ['car', 4.5],
      ]);
      const [onFoot] = vehicles;
      expect(onFoot?.net.sources).toEqual(['OECD, Taxing Wages 2026']);
      expect(onFoot?.net.avg).toBeCloseTo(mean * (1 - (onFoot?.net.tax ?? 0) / 100), 1);
    });

    it('is not listed below five answers', async () => {
      const [city = 0] = cities;
      const count = (rows: readonly Static<typeof CountryNetPay>[]) =>
        rows.find(({ country }) => country.countryCode === 'DE')?.count ?? 0;
      const before = count(await netPay());
      await addPaid(city, { amounts: [1500, 1500, 1500, 1500] });
      expect((await netPay()).filter(({ currency }) => currency === 'JPY')).toEqual([]);
      await addPaid(city, { amounts: [1500], currency: 'EUR' });
      expect(count(await netPay())).toBe(before + 1);
    });

    it('is known without tax, too', async () => {
      const brazil = (await netPay()).find(({ country }) => country.countryCode === 'BR');
      expect(brazil).toMatchObject({ currency: 'BRL', vehicles: [] });
    });
  });
};
