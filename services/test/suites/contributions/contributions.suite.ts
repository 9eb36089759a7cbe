import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { markets } from '../../../src/counting/plausibleAmounts.ts';
import { berlinOffer, call, type Errors, get, numberFrom, type ServicesOf } from '../../testServices.ts';
import { oldUser } from '../../people.ts';
import { rowsOf } from '../../rowsOf.ts';

interface Amount {
  avg: number | null;
  count: number;
  currency: string;
}
interface Shares {
  count: number;
  percents: Record<string, number>;
}

export const contributionsSuite = (services: ServicesOf): void => {
  const submit = async <Body>(path: string, user: string | undefined, body: object, key?: string) =>
    call<Body>(services(), 'POST', path, {
      body,
      ...(user !== undefined && (await oldUser(services(), user))),
      ...(key !== undefined && { key }),
    });

  describe('contributions', () => {
    it(
      'POST /job_offers/{id}/earning answers 201 and updates avg and count',
      { tags: ['R1.13', 'R7.74'] },
      async () => {
        const id = await berlinOffer(services(), 'swiftbite');
        const path = `/job_offers/${id}/earning`;
        const before = (await get<Amount>(services(), path)).body;
        const contribution = { jobOfferId: id, value: 34.56, session_id: 'session-4' };
        const { status, body } = await submit<Amount>(path, 'earner-1', contribution);
        expect(status).toBe(201);
        const sum = (before.avg ?? 0) * before.count + 34.56;
        expect(body.count).toBe(before.count + 1);
        expect(body.avg).toBeCloseTo(sum / body.count, 1);
        expect((await get<Amount>(services(), path)).body).toEqual(body);
        const rows = await services().database.rows(
          sql`select amount_minor, session_id from earnings where user_id = 'earner-1'`,
        );
        expect(rows).toEqual([{ amount_minor: 3456, session_id: 'session-4' }]);
      },
    );

    it('GET /my/contributions/{id} answers what the user reported last, and nothing of others', async () => {
      const id = await berlinOffer(services(), 'swiftbite');
      const path = `/my/contributions/${id}`;
      const read = (user: string) => call(services(), 'GET', path, { user });
      const nothing = {
        earning: null,
        earning_reported_at: null,
        earning_status: null,
        earning_counts_from: null,
        cost_to_start: null,
        cost_to_start_reported_at: null,
        cost_to_start_status: null,
        cost_to_start_counts_from: null,
        currency: 'EUR',
        sign_up_time: null,
        sign_up_time_reported_at: null,
        sign_up_time_status: null,
        sign_up_time_counts_from: null,
        customer_availability: null,
        customer_availability_reported_at: null,
        customer_availability_status: null,
        customer_availability_counts_from: null,
      };
      expect((await read('reporter-1')).body).toEqual(nothing);
      const start = new Date().toISOString();
      for (const value of [11, 12.34])
        await submit(`/job_offers/${id}/earning`, 'reporter-1', { jobOfferId: id, value }, randomUUID());
      await submit(`/job_offers/${id}/cost-start`, 'reporter-1', { jobOfferId: id, value: 0 });
      await submit(`/job-offers/${id}/sign-up-time`, 'reporter-1', { jobOfferId: id, value: '1_week' });
      await submit(`/job-offers/${id}/customer-availability`, 'reporter-2', { jobOfferId: id, value: 'low' });
      const { body } = await call<Record<string, unknown>>(services(), 'GET', path, { user: 'reporter-1' });
      const at: unknown = expect.any(String);
      expect(body).toEqual({
        ...nothing,
        earning: 12.34,
        earning_reported_at: at,
        earning_status: 'counts',
        cost_to_start: 0,
        cost_to_start_reported_at: at,
        cost_to_start_status: 'counts',
        sign_up_time: '1_week',
        sign_up_time_reported_at: at,
        sign_up_time_status: 'counts',
      });
      expect(String(body['earning_reported_at']) >= start).toBe(true);
      expect((await read('reporter-2')).body).toEqual({
        ...nothing,
        customer_availability: 'low',
        customer_availability_reported_at: at,
        customer_availability_status: 'counts',
      });
      expect((await get(services(), path)).status).toBe(401);
    });

    const expectCountIncrease = async (name: string, value: string) => {
      const id = await berlinOffer(services(), 'swiftbite');
      const path = `/job-offers/${id}/${name}`;
      const before = (await get<Shares>(services(), path)).body;
      const { status, body } = await submit<Shares>(path, 'contributor', { jobOfferId: id, value });
      expect(status).toBe(201);
      expect(body.count).toBe(before.count + 1);
      const countOf = (shares: Shares) => ((shares.percents[value] ?? 0) * shares.count) / 100;
      expect(countOf(body)).toBeCloseTo(countOf(before) + 1, 0);
      expect((await get<Shares>(services(), path)).body).toEqual(body);
    };

    it('POST /job-offers/{id}/sign-up-time answers 201 and updates the count', { tags: ['R7.76'] }, () =>
      expectCountIncrease('sign-up-time', '2_weeks'),
    );

    it(
      'POST /job-offers/{id}/customer-availability answers 201 and updates the count',
      { tags: ['R7.78'] },
      () => expectCountIncrease('customer-availability', 'medium'),
    );

    it(
      'POST /job_offers/{id}/cost-start changes costToStart of GET /job-offer',
      { tags: ['R7.81', 'R7.82'] },
      async () => {
        const id = await berlinOffer(services(), 'glowclean');
        const cost = async () => {
          const path = '/job-offer?city_slug=berlin&partner_slug=glowclean';
          return (await get<{ costToStart: Amount }>(services(), path)).body.costToStart;
        };
        const before = await cost();
        const [avg, value] = [before.avg ?? 0, 2 * (before.avg ?? 0) + 10];
        const { status, body } = await submit<Amount>(`/job_offers/${id}/cost-start`, 'payer', {
          jobOfferId: id,
          value,
          currency: 'eur',
        });
        expect(status).toBe(201);
        expect(body).toMatchObject({ count: before.count + 1, currency: 'EUR' });
        expect(body.avg).toBeGreaterThan(avg);
        expect(body.avg).toBeCloseTo((avg * before.count + value) / (before.count + 1), 1);
        expect(await cost()).toEqual(body);
      },
    );

    it('stores one row for a duplicate request, and replaces the user’s earlier contribution', async () => {
      const id = await berlinOffer(services(), 'nestkin');
      const path = `/job_offers/${id}/earning`;
      const key = randomUUID();
      const body = { jobOfferId: id, value: 20 };
      const before = (await get<Amount>(services(), path)).body.count;
      const answers = await Promise.all(
        Array.from({ length: 8 }, () => submit<Amount>(path, 'double', body, key)),
      );
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(7);
      expect((await submit<Amount>(path, 'double', { ...body, value: 25 }, key)).status).toBe(422);
      const storedRows = () =>
        services().database.rows(
          sql`select amount_minor, session_id from earnings where user_id = 'double' and job_offer_id = ${id}`,
        );
      expect(await storedRows()).toEqual([{ amount_minor: 2000, session_id: null }]);
      const other = { ...body, value: 30, session_id: 'session-8' };
      const again = await submit<Amount>(path, 'double', other, randomUUID());
      expect(again).toMatchObject({ status: 200, body: { count: before + 1 } });
      expect(await storedRows()).toEqual([{ amount_minor: 3000, session_id: 'session-8' }]);
    });

    it('counts each of 20 concurrent contributions', async () => {
      const id = await berlinOffer(services(), 'oddjob-guild');
      const path = `/job-offers/${id}/customer-availability`;
      const before = (await get<Shares>(services(), path)).body.count;
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, at) =>
          submit<Shares>(path, `crowd-${at}`, { jobOfferId: id, value: at % 2 === 0 ? 'low' : 'high' }),
        ),
      );
      expect(answers.every(({ status }) => status === 201)).toBe(true);
      const { count, percents } = (await get<Shares>(services(), path)).body;
      expect(count).toBe(before + 20);
      expect(Object.values(percents).reduce((sum, percent) => sum + percent, 0)).toBeCloseTo(100, 0);
    });

    it.each([
      ['earning', 'earnings', 'implausible_hourly_pay', [1, 150], [0.99, 150.01, 10_000]],
      ['cost-start', 'cost_starts', 'implausible_start_cost', [0, 5000], [5000.01, 100_000]],
    ] as const)('accepts only plausible amounts as %s', async (name, table, code, plausible, implausible) => {
      const id = await berlinOffer(services(), 'glowclean');
      const path = `/job_offers/${id}/${name}`;
      const user = `implausible-${name}`;
      const countRows = () =>
        numberFrom(services(), sql`select count(*) from ${sql.identifier(table)} where user_id = ${user}`);
      for (const value of implausible) {
        const { status, body } = await submit<Errors>(path, user, { jobOfferId: id, value });
        expect(status).toBe(422);
        expect(body.errors).toEqual([
          { field: 'value', code, message: expect.stringMatching(/^In DE .* EUR\.$/) as string },
        ]);
      }
      expect(await countRows()).toBe(0);
      for (const value of plausible)
        expect((await submit(path, user, { jobOfferId: id, value })).status).toBeLessThan(300);
      expect(await countRows()).toBe(1);
    });

    it.each([
      ['PT', 'earning', [0.6, 90], [0.59, 90.01, 150]],
      ['PT', 'cost-start', [0, 3000], [3000.01, 5000]],
      ['LU', 'earning', [1.4, 210], [1, 210.01]],
    ] as const)(
      'uses the bounds of the country of the offer: %s, %s',
      async (country, name, plausible, implausible) => {
        const id = await numberFrom(
          services(),
          sql`select min(offer.id) from job_offers offer join cities city on city.id = offer.city_id
          where city.country_code = ${country}`,
        );
        const path = `/job_offers/${id}/${name}`;
        for (const value of implausible) {
          const { status, body } = await submit<Errors>(path, 'local', { jobOfferId: id, value });
          expect(status).toBe(422);
          expect(body.errors[0]?.message).toMatch(
            new RegExp(`^In ${country} .*${plausible.join(' and ')} EUR`),
          );
        }
        for (const value of plausible)
          expect((await submit(path, 'local', { jobOfferId: id, value })).status).toBeLessThan(300);
      },
    );

    it.each([
      [{ value: '12' }, 422],
      [{ value: [12] }, 422],
      [{ value: { avg: 12 } }, 422],
      [{ value: -0.01 }, 422],
      [{ value: 1e300 }, 422],
      [{ value: 149.999, currency: 'e ur' }, 422],
      [{ value: 20, currency: "EUR' or 1=1" }, 422],
      [{ value: 20, currency: '__proto__' }, 422],
      [{ value: 20, country: 'LU' }, 201],
      [{ value: 200, country: 'LU' }, 422],
    ])('answers %j with %i', async (amount, expected) => {
      const id = await berlinOffer(services(), 'glowclean');
      const user = `hostile-${JSON.stringify(amount)}`;
      const { status } = await submit(`/job_offers/${id}/earning`, user, { jobOfferId: id, ...amount });
      expect(status).toBe(expected);
      const rows = sql`select count(*) from earnings where user_id = ${user}`;
      expect(await numberFrom(services(), rows)).toBe(expected === 201 ? 1 : 0);
    });

    it('uses the bounds of the currency of the offer', async () => {
      const inCurrency = (currency: string) =>
        numberFrom(services(), sql`select min(id) from job_offers where currency = ${currency}`);
      const submitPay = async (currency: string, value: number) => {
        const id = await inCurrency(currency);
        const body = { jobOfferId: id, value };
        return (await submit(`/job_offers/${id}/earning`, 'traveller', body)).status;
      };
      expect(await submitPay('SEK', 1000)).toBe(201);
      expect(await submitPay('GBP', 1000)).toBe(422);
      expect(await submitPay('SEK', 5)).toBe(422);
      expect(await submitPay('GBP', 5)).toBe(201);
    });

    it('has bounds for every currency of an offer', async () => {
      const rows = await rowsOf<{ currency: string }>(
        services().database,
        sql`select distinct currency from job_offers`,
      );
      expect(rows.length).toBeGreaterThan(10);
      const known = new Set(markets.map(({ currency }) => currency));
      expect(rows.filter(({ currency }) => !known.has(currency))).toEqual([]);
    });

    it('rejects contributions in a currency without bounds', async () => {
      const id = await berlinOffer(services(), 'quietdesk');
      await services().database.rows(sql`update job_offers set currency = 'ISK' where id = ${id}`);
      const { status, body } = await submit<Errors>(`/job_offers/${id}/earning`, 'islander', {
        jobOfferId: id,
        value: 20,
      });
      await services().database.rows(sql`update job_offers set currency = 'EUR' where id = ${id}`);
      expect(status).toBe(422);
      expect(body.errors[0]).toMatchObject({ field: 'currency', code: 'unsupported_currency' });
    });

    it('rejects invalid contributions and stores nothing', async () => {
      const id = await berlinOffer(services(), 'swiftbite');
      const path = `/job_offers/${id}/earning`;
      for (const [more, field, code] of [
        [{ value: -1 }, 'value', 'too_small'],
        [{ value: 1_000_001 }, 'value', 'too_large'],
        [{ value: '12' }, 'value', 'invalid'],
        [{ currency: 'XQZ' }, 'currency', 'unknown'],
        [{ currency: 'USD' }, 'currency', 'other_currency'],
        [{ jobOfferId: id + 1 }, 'jobOfferId', 'mismatch'],
      ] as const) {
        const { status, body } = await submit<Errors>(path, 'wrong', { jobOfferId: id, value: 10, ...more });
        expect(status).toBe(422);
        expect(body.errors[0]).toMatchObject({ field, code });
      }
      const choice = await submit<Errors>(`/job-offers/${id}/sign-up-time`, 'wrong', {
        jobOfferId: id,
        value: 'soon',
      });
      expect(choice.body.errors[0]).toMatchObject({ field: 'value', code: 'unknown' });
      const unknown = { jobOfferId: 99_999_999, value: 1 };
      expect((await submit('/job_offers/99999999/earning', 'wrong', unknown)).status).toBe(404);
      expect((await submit(path, undefined, { jobOfferId: id, value: 1 })).status).toBe(401);
      expect(await numberFrom(services(), sql`select count(*) from earnings where user_id = 'wrong'`)).toBe(
        0,
      );
    });
  });
};
