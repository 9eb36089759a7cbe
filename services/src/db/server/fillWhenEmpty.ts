import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../database.ts';

/** The advisory lock held while filling the database: an arbitrary number, the same in every process. */
const fillLock = 7_202_612;

type Fill = (target: { execute(query: SQL): PromiseLike<unknown> }) => Promise<void>;

/** Fills a database without cities, in one transaction and in one process only. */
export const fillWhenEmpty = async ({ orm }: Pick<Database, 'orm'>, fill: Fill): Promise<void> => {
  await orm.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${fillLock})`);
    if ((await transaction.$count(sql`cities`)) > 0) return;
    await fill(transaction);
  });
};
