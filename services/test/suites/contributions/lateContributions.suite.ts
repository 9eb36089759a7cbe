import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { oldUser } from '../../people.ts';
import { berlinOffer, call, type Errors, type ServicesOf } from '../../testServices.ts';

const each = [
  { table: 'earnings', path: '/job_offers/:id/earning', values: [14, 15] },
  { table: 'cost_starts', path: '/job_offers/:id/cost-start', values: [40, 50] },
  { table: 'sign_up_times', path: '/job-offers/:id/sign-up-time', values: ['1_day', '1_week'] },
  {
    table: 'customer_availabilities',
    path: '/job-offers/:id/customer-availability',
    values: ['low', 'high'],
  },
] as const;

export const lateContributionsSuite = (services: ServicesOf): void => {
  describe.each(each)('of $table, what a browser queued and sends late', ({ table, path, values }) => {
    const [former, newer] = values;

    const open = async (user: string) => {
      const id = await berlinOffer(services(), 'nestkin');
      const writer = await oldUser(services(), user);
      const to = path.replace(':id', String(id));
      const stored = sql`select idempotency_key as key from ${sql.identifier(table)} where user_id = ${user}`;
      return {
        send: (value: string | number, key: string, seconds_ago?: number) =>
          call<Errors>(services(), 'POST', to, {
            ...writer,
            key,
            body: { jobOfferId: id, value, seconds_ago },
          }),
        withdraw: () => call(services(), 'DELETE', to, writer),
        /** The keys of the stored answers. */
        keys: async () => (await services().database.rows(stored)).map((row) => (row as { key: string }).key),
      };
    };
    const refusal = { status: 422, body: { errors: [{ field: 'seconds_ago', code: 'conflict' }] } };

    it('replaces what the user gave before, and not what they gave later', async () => {
      const { send, keys } = await open(`late-${table}`);
      const [first, second, third] = [randomUUID(), randomUUID(), randomUUID()];
      expect((await send(former, first, 600)).status).toBe(201);
      expect((await send(newer, second, 60)).status).toBe(200);
      expect(await send(former, third, 300)).toMatchObject(refusal);
      // The answer to the first was lost, so that it comes again.
      expect(await send(former, first, 600)).toMatchObject(refusal);
      expect((await send(newer, second, 90)).status).toBe(200);
      expect(await keys()).toEqual([second]);
      expect((await send(former, third)).status).toBe(200);
      expect(await keys()).toEqual([third]);
    });

    it('does not undo a withdrawal', async () => {
      const { send, withdraw, keys } = await open(`late-withdrawn-${table}`);
      const key = randomUUID();
      expect((await send(former, key)).status).toBe(201);
      expect((await withdraw()).status).toBe(200);
      expect(await send(former, key, 60)).toMatchObject(refusal);
      expect(await send(newer, randomUUID(), 60)).toMatchObject(refusal);
      expect(await keys()).toEqual([]);
      expect((await send(newer, randomUUID())).status).toBe(201);
    });
  });
};
