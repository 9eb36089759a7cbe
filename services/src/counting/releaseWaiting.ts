import { sql, type SQL } from 'drizzle-orm';
import { Type } from 'typebox';
import type { Database } from '../db/database.ts';
import {
  contributionTables,
  lockOffer,
  type ContributionTable,
} from '../web-api/job-offers/contributionTables.ts';
import { recount } from '../web-api/job-offers/recount.ts';
import { appliedAt, type Applicant } from './applicationOf.ts';
import { findWait } from './waits.ts';

/** How long it is known which answers and reviews came from one network. */
const networkDays = 30;

const offersWith = (database: Database, table: ContributionTable, condition: SQL) =>
  database.rows(
    sql`select distinct job_offer_id as id from ${sql.identifier(table)} where ${condition} order by id`,
    Type.Object({ id: Type.Integer() }),
  );

/** Lets the answers of a user count that waited for an application to their offer, unless they have to wait for something else. */
export const releaseApplicant = async (database: Database, applicant: Applicant): Promise<void> => {
  const { userId, jobOfferId } = applicant;
  for (const table of contributionTables) {
    const own = sql`job_offer_id = ${jobOfferId} and user_id = ${userId} and waits_for = 'account'`;
    await database.transaction(async (rows) => {
      await lockOffer(rows, jobOfferId);
      const name = sql.identifier(table);
      const [waiting] = await rows(
        sql`select network_hash as network from ${name} where ${own}`,
        Type.Object({ network: Type.Union([Type.String(), Type.Null()]) }),
      );
      if (waiting === undefined) return;
      const wait = await findWait(rows, {
        table,
        jobOfferId,
        userId,
        appliedAt: appliedAt(applicant),
        networkHash: sql`${waiting.network}::text`,
      });
      await rows(sql`update ${name} set waits_for = ${wait.waitsFor}, waits_until = ${wait.waitsUntil}::timestamptz
        where ${own}`);
      await recount(rows, table, jobOfferId);
    });
  }
};

/** Lets the answers count whose time has come, and forgets from which networks old ones came. */
export const releaseDue = async (database: Database): Promise<void> => {
  for (const table of contributionTables) {
    const name = sql.identifier(table);
    for (const { id } of await offersWith(database, table, sql`waits_until <= now()`))
      await database.transaction(async (rows) => {
        await lockOffer(rows, id);
        await rows(sql`update ${name} set waits_for = null, waits_until = null
          where job_offer_id = ${id} and waits_until <= now()`);
        await recount(rows, table, id);
      });
  }
  for (const table of [...contributionTables, 'reviews'])
    await database.rows(sql`update ${sql.identifier(table)} set network_hash = null
      where network_hash is not null and created_at < now() - make_interval(days => ${networkDays})`);
};
