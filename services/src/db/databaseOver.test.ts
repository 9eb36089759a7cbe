import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from './database.ts';
import { openEmbedded } from './embedded/openEmbedded.ts';

let database: Database;
beforeAll(async () => {
  database = await openEmbedded({ dataDir: null });
  await database.rows(sql`create table tries (number int not null)`);
}, 60_000);
beforeEach(() => database.rows(sql`delete from tries`));
afterAll(() => database.close());

type Execute = (query: ReturnType<typeof sql>) => PromiseLike<unknown>;

/** Work that stores its number, and that PostgreSQL ends with `code` the first `failures` times. */
const failing = (code: string, failures: number) => {
  let runs = 0;
  return {
    runs: () => runs,
    work: async (execute: Execute): Promise<number> => {
      runs += 1;
      await execute(sql`insert into tries values (${runs})`);
      if (runs <= failures)
        await execute(sql.raw(`do $$ begin raise exception 'ended' using errcode = '${code}'; end $$`));
      return runs;
    },
  };
};

const stored = () => database.rows(sql`select number from tries`);

const ways = {
  'of raw queries': (work: (execute: Execute) => Promise<number>) =>
    database.transaction((rows) => work((query) => rows(query))),
  'of the query builder': (work: (execute: Execute) => Promise<number>) =>
    database.orm.transaction((transaction) => work((query) => transaction.execute(query))),
};

describe.each(Object.entries(ways))('a transaction %s', (_name, transaction) => {
  it.each(['40P01', '40001'])('that conflicts with another one (%s) runs again as a whole', async (code) => {
    const { work, runs } = failing(code, 3);
    expect(await transaction(work)).toBe(4);
    expect(runs()).toBe(4);
    expect(await stored()).toEqual([{ number: 4 }]);
  });

  it('fails when it conflicts a fourth time', async () => {
    const { work, runs } = failing('40P01', 4);
    await expect(transaction(work)).rejects.toMatchObject({ cause: { code: '40P01' } });
    expect(runs()).toBe(4);
    expect(await stored()).toEqual([]);
  });

  it('fails at once for any other reason', async () => {
    const { work, runs } = failing('23505', 1);
    await expect(transaction(work)).rejects.toMatchObject({ cause: { code: '23505' } });
    expect(runs()).toBe(1);
  });
});
