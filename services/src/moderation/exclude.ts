import { sql, type SQL } from 'drizzle-orm';
import { Type, type Static } from 'typebox';
import type { Database, RunQuery } from '../db/database.ts';
import { contributionTables } from '../web-api/job-offers/contributionTables.ts';
import { recountOffers } from '../web-api/job-offers/recount.ts';

/** Whose answers and reviews are meant: those of an account, or those about an offer within a time. */
export type Target =
  | { readonly account: string }
  | { readonly offer: number; readonly from: string; readonly to: string };

/** A condition on rows with these columns. */
const isMeant = (target: Target, account: string, time = 'created_at'): SQL =>
  'account' in target
    ? sql`${sql.identifier(account)} = ${target.account}`
    : sql`job_offer_id = ${target.offer}
        and ${sql.identifier(time)} between ${target.from}::timestamptz and ${target.to}::timestamptz`;

const Writer = Type.Object({ offer: Type.Integer(), mailbox: Type.String() });

/** Who wrote what is meant: a mailbox of an offer. What was written without an account has none. */
const findWriters = (rows: RunQuery, target: Target): Promise<Static<typeof Writer>[]> => {
  const parts = [
    ...contributionTables.map(
      (table) =>
        sql`select job_offer_id, mailbox_hash from ${sql.identifier(table)} where ${isMeant(target, 'user_id')}`,
    ),
    sql`select job_offer_id, mailbox_hash from reviews where ${isMeant(target, 'account_id')}`,
    sql`select job_offer_id, mailbox_hash from removed_reviews where ${isMeant(target, 'account_id', 'reviewed_at')}`,
  ];
  return rows(
    sql`select distinct job_offer_id as offer, mailbox_hash as mailbox from (${sql.join(parts, sql` union all `)}) as written
      where mailbox_hash is not null order by 1, 2`,
    Writer,
  );
};

export interface Moderator {
  readonly moderator: string;
  readonly note: string | null;
}

const bar = (rows: RunQuery, { offer, mailbox }: Static<typeof Writer>, { moderator, note }: Moderator) =>
  rows(sql`insert into exclusions (job_offer_id, mailbox_hash, moderator, note, created_at)
    values (${offer}, ${mailbox}, ${moderator}, ${note}, now()) on conflict do nothing`);

/** Moves reviews to where they can be put back from. */
const takeDown = async (rows: RunQuery, condition: SQL): Promise<number> => {
  const taken = await rows(
    sql`with taken as (delete from reviews review where ${condition} returning review.*)
      insert into removed_reviews (id, job_offer_id, account_id, mailbox_hash, review, reviewed_at, created_at)
      select id, job_offer_id, account_id, mailbox_hash, to_jsonb(taken) - 'mailbox_hash' - 'network_hash', created_at, now() from taken
      returning id`,
  );
  return taken.length;
};

/** Removes a review, and bars its author from the offer. */
export const removeReview = async (rows: RunQuery, id: number, moderator: Moderator): Promise<void> => {
  const writers = await rows(
    sql`select job_offer_id as offer, mailbox_hash as mailbox from reviews where id = ${id} and mailbox_hash is not null`,
    Writer,
  );
  for (const writer of writers) await bar(rows, writer, moderator);
  await takeDown(rows, sql`review.id = ${id}`);
  await recountOffers(
    rows,
    writers.map(({ offer }) => offer),
  );
};

export interface Moved {
  readonly writers: number;
  readonly reviews: number;
  /** Removed reviews that stay removed, because their authors have written newer ones. */
  readonly left: number;
  /** The offers whose figures or ratings may have changed. */
  readonly offers: readonly number[];
}

/** Excludes everything that is meant: answers do not count, reviews are removed, and their authors are barred from these offers. */
export const exclude = ({ transaction }: Database, target: Target, moderator: Moderator): Promise<Moved> =>
  transaction(async (rows) => {
    const writers = await findWriters(rows, target);
    for (const writer of writers) await bar(rows, writer, moderator);
    const reviews = await takeDown(rows, isMeant(target, 'account_id'));
    const offers = writers.map(({ offer }) => offer);
    await recountOffers(rows, offers);
    return { writers: writers.length, reviews, left: 0, offers: [...new Set(offers)] };
  });

/** Takes the exclusion back: answers count by the general rule, reviews are there again unless a newer one is. Votes and reports of reviews are not. */
export const include = ({ transaction }: Database, target: Target): Promise<Moved> =>
  transaction(async (rows) => {
    let included = 0;
    const writers = await findWriters(rows, target);
    for (const { offer, mailbox } of writers) {
      const gone = await rows(
        sql`delete from exclusions where job_offer_id = ${offer} and coalesce(copied_from, mailbox_hash) in
          (select coalesce(copied_from, mailbox_hash) from exclusions where job_offer_id = ${offer} and mailbox_hash = ${mailbox})
          returning 1`,
      );
      included += Math.min(gone.length, 1);
    }
    const isBack = isMeant(target, 'account_id', 'reviewed_at');
    const back = await rows(
      sql`with back as (
          insert into reviews select (jsonb_populate_record(null::reviews,
            review || jsonb_build_object('mailbox_hash', mailbox_hash))).*
          from removed_reviews where ${isBack} order by reviewed_at desc
          on conflict do nothing returning id)
        delete from removed_reviews where id in (select id from back) returning id`,
    );
    const left = await rows(sql`select id from removed_reviews where ${isBack}`);
    const offers = writers.map(({ offer }) => offer);
    await recountOffers(rows, offers);
    return { writers: included, reviews: back.length, left: left.length, offers: [...new Set(offers)] };
  });
