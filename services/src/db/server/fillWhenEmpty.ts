import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../database.ts';

/** Any number, the same in every process: whoever fills the database holds this lock. */
const FILL_LOCK = 7_202_612;

type Fill = (target: { execute(query: SQL): PromiseLike<unknown> }) => Promise<void>;

/** Fills a database that has no cities yet, once, whole or not at all, whichever process comes first. */
export const fillWhenEmpty = async ({ orm }: Pick<Database, 'orm'>, fill: Fill): Promise<void> => {
  await orm.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${FILL_LOCK})`);
    if ((await transaction.$count(sql`cities`)) > 0) return;
    await fill(transaction);
  });
};
