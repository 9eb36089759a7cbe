import { sql, type SQL } from 'drizzle-orm';
import { Type } from 'typebox';
import { hashAbout } from '../counting/personHash.ts';
import type { Database } from '../db/database.ts';
import { rowsFrom } from '../db/databaseOver.ts';
import { contributionTables, lockOffer } from '../counting/contributionTables.ts';
import { recount } from '../counting/recount.ts';

type Transaction = Database['orm'];

/** From this age on, what somebody reported stays without the account. */
const settledDays = 30;

const isSettled = (time: SQL) => sql`${time} < now() - make_interval(days => ${settledDays})`;

/** Deletes the new reviews of a user and makes the others anonymous. `person` is the hash of the mailbox, which older rows lack. */
export const leaveReviews = async (orm: Transaction, userId: string, person: string): Promise<void> => {
  const isOwn = sql`(account_id = ${userId} or user_id = ${userId})`;
  await orm.execute(
    sql`delete from reviews where ${isOwn} and not ${isSettled(sql`coalesce(rated_at, created_at)`)}`,
  );
  const mailboxHash = hashAbout(person, sql`own.job_offer_id`);
  // Another account of the same mailbox may have a review of the offer.
  await orm.execute(sql`update reviews own set account_id = null, user_id = null, username = null, avatar = null, session_id = null,
      idempotency_key = null, input_hash = null, network_hash = null,
      mailbox_hash = coalesce(mailbox_hash, case when not exists (select from reviews other
        where other.job_offer_id = own.job_offer_id and other.mailbox_hash = ${mailboxHash}) then ${mailboxHash} end)
    where ${isOwn}`);
};

/** Does the same with the contributions of a user, and decides anew which others count. Those that do not count are deleted, too. */
export const leaveContributions = async (orm: Transaction, userId: string, person: string): Promise<void> => {
  const rows = rowsFrom(orm);
  const all = contributionTables.map(
    (table) => sql`select job_offer_id as id from ${sql.identifier(table)} where user_id = ${userId}`,
  );
  const offers = await rows(
    sql`select distinct id from (${sql.join(all, sql` union all `)}) as own order by id`,
    Type.Object({ id: Type.Integer() }),
  );
  for (const { id } of offers) {
    await lockOffer(rows, id);
    for (const table of contributionTables) {
      const name = sql.identifier(table);
      const isOwn = sql`job_offer_id = ${id} and user_id = ${userId}`;
      await rows(sql`delete from ${name} where ${isOwn} and not (counts and ${isSettled(sql`created_at`)})`);
      await rows(sql`update ${name} set user_id = null, session_id = null, idempotency_key = null, input_hash = null, network_hash = null,
          mailbox_hash = coalesce(mailbox_hash, ${hashAbout(person, sql`job_offer_id`)})
        where ${isOwn}`);
      await recount(rows, table, id);
    }
  }
};
