import { sql, type SQL } from 'drizzle-orm';
import { Type } from 'typebox';
import type { Database, RunQuery } from '../db/database.ts';
import { contributionTables, lockOffer, type ContributionTable } from './contributionTables.ts';
import { recount } from './recount.ts';
import { appliedHereAt, type Applicant } from './applicationOf.ts';
import { findWait, othersAbout } from './waits.ts';
import { nullableString } from '../rest/nullable.ts';

/** How long it is known which answers, reviews and votes came from one network, who wrote what is gone, and what was reported of it. */
const knownDays = 30;

const offersWith = (database: Database, table: ContributionTable, condition: SQL) =>
  database.rows(
    sql`select distinct job_offer_id as id from ${sql.identifier(table)} where ${condition} order by id`,
    Type.Object({ id: Type.Integer() }),
  );

/** Lets the row of an applicant count from an earlier time on, if it need not wait until then; false if it does not wait. */
const releaseRow = async (
  rows: RunQuery,
  table: ContributionTable | 'reviews',
  applicant: Omit<Applicant, 'sessionId'>,
): Promise<boolean> => {
  const { userId, jobOfferId } = applicant;
  const name = sql.identifier(table);
  const author = sql.identifier(table === 'reviews' ? 'account_id' : 'user_id');
  const own = sql`job_offer_id = ${jobOfferId} and ${author} = ${userId} and waits_for is not null`;
  const [waiting] = await rows(
    sql`select network_hash as network from ${name} where ${own} for update`,
    Type.Object({ network: nullableString() }),
  );
  if (waiting === undefined) return false;
  const wait = await findWait(rows, {
    userId,
    others: othersAbout(table, applicant),
    appliedHereAt: appliedHereAt(applicant),
    networkHash: sql`${waiting.network}::text`,
  });
  await rows(sql`update ${name} set waits_for = ${wait.waitsFor},
      waits_until = case when ${wait.waitsFor}::text is not null then least(waits_until, ${wait.waitsUntil}::timestamptz) end,
      counts_from = least(waits_until, ${wait.countsFrom}::timestamptz)
    where ${own}`);
  return true;
};

/**
 * Lets what a user wrote about an offer count that waited for an application to it, unless it has to wait for something else. Votes
 * wait on: they are about what somebody else wrote.
 */
export const releaseApplicant = async (
  database: Database,
  applicant: Omit<Applicant, 'sessionId'>,
): Promise<void> => {
  for (const table of contributionTables)
    await database.transaction(async (rows) => {
      await lockOffer(rows, applicant.jobOfferId);
      if (await releaseRow(rows, table, applicant)) await recount(rows, table, applicant.jobOfferId);
    });
  await database.transaction(async (rows) => {
    await lockOffer(rows, applicant.jobOfferId);
    await releaseRow(rows, 'reviews', applicant);
  });
};

/**
 * Makes contributions, reviews and votes whose waiting period is over count, and deletes old network hashes, records of authors and reports
 * of deleted reviews.
 */
export const releaseDue = async (database: Database): Promise<void> => {
  for (const table of contributionTables) {
    const name = sql.identifier(table);
    for (const { id } of await offersWith(database, table, sql`waits_until <= now()`))
      await database.transaction(async (rows) => {
        await lockOffer(rows, id);
        await rows(sql`update ${name} set counts_from = coalesce(counts_from, waits_until), waits_for = null, waits_until = null
          where job_offer_id = ${id} and waits_until <= now()`);
        await recount(rows, table, id);
      });
  }
  // Triggers keep the averages of stars and the numbers of votes. Those of barred people never count.
  for (const table of ['reviews', 'review_votes'])
    await database.rows(
      sql`update ${sql.identifier(table)} set counts_from = coalesce(counts_from, waits_until), waits_for = null, waits_until = null where waits_until <= now()`,
    );
  // What does not count yet is compared with others of the network once it does.
  for (const table of [...contributionTables, 'reviews', 'review_votes'] as const)
    await database.rows(sql`update ${sql.identifier(table)} set network_hash = null
      where network_hash is not null and ${table === 'reviews' ? sql`coalesce(rated_at, created_at)` : sql`created_at`} < now() - make_interval(days => ${knownDays}) and waits_for is null
        and ${table === 'reviews' || table === 'review_votes' ? sql`true` : sql`is_confirmed`}
        and coalesce(counts_from, created_at) < now() - interval '1 day'`);
  const isForgotten = (time: string) =>
    sql`${sql.identifier(time)} < now() - make_interval(days => ${knownDays})`;
  await database.rows(sql`delete from writings where ${isForgotten('written_at')}`);
  await database.rows(
    sql`delete from review_reports where review_id is null and ${isForgotten('created_at')}`,
  );
};
