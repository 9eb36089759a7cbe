import { sql } from 'drizzle-orm';
import type { Static } from 'typebox';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CityEarningRanges } from '../../../src/web-api/cities/earningRangeSchema.ts';
import type { Earning } from '../../../src/web-api/job-offers/figureSchema.ts';
import { addOffer, removeOffers } from '../../addOffer.ts';
import { get, numberFrom, type List, type ServicesOf } from '../../testServices.ts';

type Ranges = Static<typeof CityEarningRanges>;

export const earningRangesSuite = (services: ServicesOf): void => {
  const rangesOf = async (...ids: number[]): Promise<Ranges[]> => {
    const path = `/cities/earning-ranges?ids=${ids.join(',')}`;
    const { status, body } = await get<List<Ranges>>(services(), path);
    expect(status).toBe(200);
    return body.items;
  };

  /** The ranges of the means that the list of a city's offers has. */
  const listedRanges = async (cityId: number): Promise<Ranges['ranges']> => {
    const path = `/job_offers?city_id=${cityId}&limit=200&expand=earning`;
    const { body } = await get<List<{ earning: Static<typeof Earning> }>>(services(), path);
    expect(body.total).toBeLessThanOrEqual(200);
    const known = body.items.flatMap(({ earning: { avg, currency } }) =>
      avg === null ? [] : [{ avg, currency }],
    );
    const byCurrency = Object.entries(Object.groupBy(known, ({ currency }) => currency)).map(
      ([currency, offers = []]) => {
        const means = offers.map(({ avg }) => avg);
        return { currency, lowest: Math.min(...means), highest: Math.max(...means) };
      },
    );
    return byCurrency.toSorted((one, other) => (one.currency < other.currency ? -1 : 1));
  };

  /** A city with euros and few offers, where partners can have more. */
  let city = 0;

  beforeEach(async () => {
    city = await numberFrom(
      services(),
      sql`select city_id from offer_facts where is_listed and earning_count > 0 and country_code = 'DE'
        group by city_id order by count(*), city_id limit 1`,
    );
  });

  const added: number[] = [];

  /** Adds an offer in the city for which amounts were reported; returns its id. */
  const addEarning = async (amounts: readonly number[], currency = 'EUR'): Promise<number> => {
    const { database } = services();
    const id = await addOffer(database, { cityId: city });
    added.push(id);
    await database.rows(sql`update job_offers set currency = ${currency} where id = ${id}`);
    for (const amount of amounts)
      await database.rows(sql`insert into earnings (job_offer_id, amount_minor, currency, created_at)
        values (${id}, ${amount}, ${currency}, now())`);
    return id;
  };

  afterEach(async () => {
    if (added.length > 0) {
      await services().database.rows(sql`delete from earnings where job_offer_id in ${added}`);
      await removeOffers(services().database, added);
    }
    added.length = 0;
  });

  describe('what the offers of a city earn', () => {
    it('is the lowest and the highest mean of its list of offers', async () => {
      const { items } = (await get<List<{ id: number }>>(services(), '/cities?limit=200')).body;
      const ids = items.map(({ id }) => id);
      const answered = new Map((await rangesOf(...ids)).map(({ id, ranges }) => [id, ranges]));
      expect(answered.size).toBeGreaterThan(10);
      for (const id of ids.slice(0, 10))
        expect([id, answered.get(id) ?? []]).toEqual([id, await listedRanges(id)]);
    });

    it('has a range for each currency, those without minor unit included', async () => {
      const [before] = await rangesOf(city);
      await addEarning([1_500, 1_601], 'JPY');
      await addEarning([99_999, 100_000]);
      const [after] = await rangesOf(city);
      expect(after?.ranges).toEqual([
        { currency: 'EUR', lowest: before?.ranges[0]?.lowest, highest: 1_000 },
        { currency: 'JPY', lowest: 1_551, highest: 1_551 },
      ]);
      expect(after?.ranges).toEqual(await listedRanges(city));
    });

    it('leaves out offers that lists do not show, and contributions that do not count', async () => {
      const { database } = services();
      const before = await rangesOf(city);
      const expired = await addEarning([1]);
      const ended = await addEarning([2]);
      const waiting = await addEarning([3]);
      expect(await rangesOf(city)).not.toEqual(before);
      await database.rows(sql`update job_offers set status = 'expired' where id = ${expired}`);
      await database.rows(sql`update job_offers set valid_through = '2020-01-01' where id = ${ended}`);
      await database.rows(sql`update earnings set counts = false where job_offer_id = ${waiting}`);
      expect(await rangesOf(city)).toEqual(before);
    });

    it('is left out for cities without contributions and unknown cities, and needs ids', async () => {
      const { database } = services();
      const silent = await numberFrom(
        services(),
        sql`select min(id) from cities where id not in (select city_id from offer_facts where earning_count > 0)`,
      );
      const ids = [silent, 1, 0].filter((id) => !Number.isNaN(id));
      expect(await rangesOf(...ids)).toEqual([]);
      expect(await rangesOf(0)).toEqual([]);
      expect((await rangesOf(city, city, ...ids)).map(({ id }) => id)).toEqual([city]);
      for (const query of ['', '?ids=', '?ids=x', '?ids=1,,2', "?ids=1' or 1=1"])
        expect((await get(services(), `/cities/earning-ranges${encodeURI(query)}`)).status).toBe(400);
      expect(await database.rows(sql`select 1`)).toHaveLength(1);
    });
  });
};
