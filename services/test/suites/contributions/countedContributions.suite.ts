import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { oldUser } from '../../people.ts';
import { call, get, numberFrom, type ServicesOf } from '../../testServices.ts';

interface Amount {
  avg: number | null;
  count: number;
}

export const countedContributionsSuite = (services: ServicesOf): void => {
  let offer = 0;

  /** Sends an amount of a user, whose address may be unconfirmed; returns the figure afterwards. */
  const submit = async (
    user: string,
    value: number,
    { name = 'earning', verified = true } = {},
  ): Promise<Amount> => {
    const { app, identity } = services();
    const { from } = await oldUser(services(), user);
    const token = identity.tokenOf(user, { claims: { email_verified: verified } });
    const answer = await app.inject({
      method: 'POST',
      url: `/web-api/en/job_offers/${offer}/${name}`,
      headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': from },
      payload: { jobOfferId: offer, value },
    });
    expect(answer.statusCode).toBeLessThan(300);
    return answer.json<Amount>();
  };

  /** Replaces the amounts of the offer. */
  const start = async (table: 'earnings' | 'cost_starts', amounts: readonly number[]) => {
    const { database } = services();
    const name = sql.identifier(table);
    await database.rows(sql`delete from ${name} where job_offer_id = ${offer}`);
    for (const amount of amounts)
      await database.rows(sql`insert into ${name} (job_offer_id, amount_minor, currency, created_at)
        values (${offer}, ${amount * 100}, 'EUR', now())`);
  };

  const twenty = Array.from({ length: 20 }, (_, at) => 12 + (at % 5));
  const meanOf = (amounts: readonly number[]) =>
    Math.round((amounts.reduce((sum, one) => sum + one, 0) / amounts.length) * 100) / 100;

  beforeEach(async () => {
    offer = await numberFrom(
      services(),
      sql`select max(offer.id) from listed_offers listed join job_offers offer on offer.id = listed.id
        join cities city on city.id = offer.city_id
        where city.country_code = 'DE'`,
    );
  });

  describe('contributions that count', () => {
    it('include usual amounts at once', async () => {
      await start('earnings', twenty);
      expect(await submit('usual', 18)).toMatchObject({ avg: 14.19, count: 21, currency: 'EUR' });
    });

    it('do not include an amount far above or far below the others, however often one person sends it', async () => {
      await start('earnings', twenty);
      for (const value of [150, 149, 48.5, 1, 3]) {
        const figure = await submit('troll', value);
        expect(figure).toMatchObject({ avg: meanOf(twenty), count: 20 });
      }
      expect(await submit('troll', 14)).toMatchObject({ avg: meanOf([...twenty, 14]), count: 21 });
    });

    it('include far amounts once a second person reports one like it, and leave them out when that one goes', async () => {
      await start('earnings', twenty);
      await submit('expert', 100);
      expect(await submit('other', 60)).toMatchObject({ count: 20 });
      expect(await submit('other', 90)).toMatchObject({ avg: meanOf([...twenty, 100, 90]), count: 22 });
      expect(await submit('other', 14)).toMatchObject({ avg: meanOf([...twenty, 14]), count: 21 });
    });

    it.each([
      ['the highest plausible pay', Array.from({ length: 40 }, () => 150)],
      ['the lowest plausible pay', Array.from({ length: 40 }, () => 1)],
      ['steps upwards', Array.from({ length: 40 }, (_, at) => 14 * 1.1 ** Math.min(at, 24))],
    ])('are moved by at most a sixth by one person who sends %s', async (title, series) => {
      await start('earnings', twenty);
      const typical = meanOf(twenty);
      for (const value of series) {
        const { avg } = await submit(`one-person-${title}`, Math.min(150, Math.round(value * 100) / 100));
        expect(Math.abs((avg ?? 0) - typical)).toBeLessThan(typical / 6);
      }
    });

    it.each([
      [[12], 31, { avg: 12, count: 1 }],
      [[12], 29, { avg: 20.5, count: 2 }],
      [[14, 15], 5.5, { avg: 14.5, count: 2 }],
      [[12, 13, 14], 100, { avg: 13, count: 3 }],
      [[], 100, { avg: 100, count: 1 }],
    ])(
      'are compared with those before them while there are few: %j and %d',
      async (before, value, figure) => {
        await start('earnings', before);
        expect(await submit('early', value)).toMatchObject(figure);
      },
    );

    it('leave out the first answer once there are enough others, if it is far from them', async () => {
      await start('earnings', []);
      expect(await submit('first', 100)).toMatchObject({ avg: 100, count: 1 });
      for (const [at, value] of [12, 13, 14, 13].entries()) await submit(`later-${at}`, value);
      expect(await submit('later-0', 12)).toMatchObject({ avg: 13, count: 4 });
    });

    it.each([
      [[0, 0, 0, 0, 0, 30, 40], 0, 8],
      [[0, 0, 0, 0, 0, 0, 0], 150, 8],
      [[0, 0, 0, 0, 0, 0, 0], 300, 7],
      [[0, 0, 0, 0, 0, 0, 0], 900, 7],
      [[0, 0], 80, 3],
      [[70, 75], 0, 2],
      [[70, 72, 68, 75, 66, 70, 71], 0, 7],
      [[70, 72, 68, 75, 66, 70, 71], 24, 7],
      [[70, 72, 68, 75, 66, 70, 71], 30, 8],
      [[70, 72, 68, 75, 66, 70, 71], 500, 7],
    ])('among costs of %j let one of %d make the number %d', async (costs, value, count) => {
      await start('cost_starts', costs);
      expect(await submit('payer', value, { name: 'cost-start' })).toMatchObject({ count });
    });

    it('include a cost of nothing once two people report it', async () => {
      await start('cost_starts', [70, 72, 68, 75, 66, 70, 71]);
      expect(await submit('thrifty', 0, { name: 'cost-start' })).toMatchObject({ avg: 70.29, count: 7 });
      expect(await submit('thriftier', 0, { name: 'cost-start' })).toMatchObject({ avg: 54.67, count: 9 });
    });

    it('are as before once one is withdrawn, also when another one counted because of it', async () => {
      await start('earnings', twenty);
      const before = (await get<Amount>(services(), `/job_offers/${offer}/earning`)).body;
      await submit('withdrawer', 100);
      expect(await submit('follower', 90)).toMatchObject({ count: 22 });
      const remove = (user: string | undefined) =>
        call<Amount>(services(), 'DELETE', `/job_offers/${offer}/earning`, { user });
      expect((await remove(undefined)).status).toBe(401);
      expect((await remove('thief')).status).toBe(404);
      const answers = await Promise.all(Array.from({ length: 5 }, () => remove('withdrawer')));
      const statuses = answers.map(({ status }) => status).toSorted();
      expect(statuses).toEqual([200, 404, 404, 404, 404]);
      expect(answers.find(({ status }) => status === 200)?.body).toMatchObject({ count: before.count });
      expect((await remove('follower')).body).toEqual(before);
      const own = await call<{ earning: unknown }>(services(), 'GET', `/my/contributions/${offer}`, {
        user: 'withdrawer',
      });
      expect(own.body.earning).toBeNull();
      const facts = sql`select earning_count from offer_facts where job_offer_id = ${offer}`;
      expect(await numberFrom(services(), facts)).toBe(before.count);
      expect(await submit('withdrawer', 14)).toMatchObject({ count: before.count + 1 });
    });

    it.each([
      ['job_offers', 'cost-start', 20],
      ['job-offers', 'sign-up-time', 'longer'],
      ['job-offers', 'customer-availability', 'low'],
    ])('leave no trace in %s/…/%s when they are withdrawn', async (noun, name, value) => {
      const path = `/${noun}/${offer}/${name}`;
      const send = async (method: 'POST' | 'DELETE', user: string) =>
        call<{ count: number }>(services(), method, path, {
          ...(await oldUser(services(), user)),
          ...(method === 'POST' && { body: { jobOfferId: offer, value } }),
        });
      const before = (await send('POST', 'first')).body;
      expect((await send('POST', 'second')).body.count).toBe(before.count + 1);
      expect(await send('DELETE', 'second')).toEqual({ status: 200, body: before });
      expect((await send('DELETE', 'second')).status).toBe(404);
    });

    it('leave out people without a confirmed address until they confirm it', async () => {
      await start('earnings', twenty);
      expect(await submit('unconfirmed', 15, { verified: false })).toMatchObject({ count: 20 });
      await call(services(), 'POST', '/my/user/init', { user: 'unconfirmed' });
      expect((await get<Amount>(services(), `/job_offers/${offer}/earning`)).body).toMatchObject({
        count: 21,
      });
      expect(await submit('unconfirmed', 16, { verified: false })).toMatchObject({ count: 20 });
      expect(await submit('unconfirmed', 16)).toMatchObject({ count: 21 });
    });

    it('are the same after 20 concurrent amounts as one after another', async () => {
      await start('earnings', twenty);
      const values = Array.from({ length: 20 }, (_, at) => (at % 4 === 0 ? 60 + 20 * at : 13));
      await Promise.all(values.map((value, at) => submit(`at-once-${at}`, Math.min(150, value))));
      const { body } = await get<Amount>(services(), `/job_offers/${offer}/earning`);
      const expected = [...twenty, ...values.map((value) => Math.min(150, value))].filter(
        (value) => value !== 60,
      );
      expect(body).toMatchObject({ count: expected.length });
      expect(body.avg).toBeCloseTo(meanOf(expected), 1);
    });

    it('are refused beyond 40 an hour, for all accounts of a mailbox together', async () => {
      const statuses = [];
      let retryAfter = 0;
      for (let at = 0; at < 42; at += 1) {
        const { app, identity } = services();
        const token = identity.tokenOf(`flood-${at % 3}`, {
          claims: { email: `flood+${at % 3}@example.org`, email_verified: true },
        });
        const answer = await app.inject({
          method: 'POST',
          url: `/web-api/en/job_offers/${offer}/earning`,
          headers: { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() },
          payload: { jobOfferId: offer, value: 15 },
        });
        statuses.push(answer.statusCode);
        retryAfter = Number(answer.headers['retry-after']);
      }
      expect(statuses.filter((status) => status < 300)).toHaveLength(40);
      expect(statuses.slice(40)).toEqual([429, 429]);
      expect(retryAfter).toBeGreaterThan(3000);
    });
  });
};
