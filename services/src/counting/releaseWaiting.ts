import { sql, type SQL } from 'drizzle-orm';
import { Type } from 'typebox';
import type { Database, RunQuery } from '../db/database.ts';
import {
  contributionTables,
  lockOffer,
  type ContributionTable,
} from '../web-api/job-offers/contributionTables.ts';
import { recount } from '../web-api/job-offers/recount.ts';
import { appliedAt, type Applicant } from './applicationOf.ts';
import { findWait, othersAbout } from './waits.ts';

/** How long it is known which answers, reviews and votes came from one network. */
const networkDays = 30;

const offersWith = (database: Database, table: ContributionTable, condition: SQL) =>
  database.rows(
    sql`select distinct job_offer_id as id from ${sql.identifier(table)} where ${condition} order by id`,
    Type.Object({ id: Type.Integer() }),
  );

/** Decides anew what the row of an applicant waits for; false if none waited for an application. */
const releaseRow = async (
  rows: RunQuery,
  table: ContributionTable | 'reviews',
  applicant: Applicant,
): Promise<boolean> => {
  const { userId, jobOfferId } = applicant;
  const name = sql.identifier(table);
  const author = sql.identifier(table === 'reviews' ? 'account_id' : 'user_id');
  const own = sql`job_offer_id = ${jobOfferId} and ${author} = ${userId} and waits_for = 'account'`;
  const [waiting] = await rows(
    sql`select network_hash as network from ${name} where ${own} for update`,
    Type.Object({ network: Type.Union([Type.String(), Type.Null()]) }),
  );
  if (waiting === undefined) return false;
  const wait = await findWait(rows, {
    userId,
    others: othersAbout(table, applicant),
    appliedAt: appliedAt(applicant),
    networkHash: sql`${waiting.network}::text`,
  });
  await rows(sql`update ${name} set waits_for = ${wait.waitsFor}, waits_until = ${wait.waitsUntil}::timestamptz
    where ${own}`);
  return true;
};

/**
 * Lets what a user wrote about an offer count that waited for an application to it, unless it has to wait for something else. Votes
 * wait on: they are about what somebody else wrote.
 */
export const releaseApplicant = async (database: Database, applicant: Applicant): Promise<void> => {
  for (const table of contributionTables)
    await database.transaction(async (rows) => {
      await lockOffer(rows, applicant.jobOfferId);
      if (await releaseRow(rows, table, applicant)) await recount(rows, table, applicant.jobOfferId);
    });
  await database.transaction((rows) => releaseRow(rows, 'reviews', applicant));
};

/** Lets count what waited until now, and forgets from which networks old rows came. */
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
  // Triggers keep the averages of stars and the numbers of votes.
  for (const table of ['reviews', 'review_votes'])
    await database.rows(
      sql`update ${sql.identifier(table)} set waits_for = null, waits_until = null where waits_until <= now()`,
    );
  for (const table of [...contributionTables, 'reviews', 'review_votes'])
    await database.rows(sql`update ${sql.identifier(table)} set network_hash = null
      where network_hash is not null and created_at < now() - make_interval(days => ${networkDays})`);
};
