import { sql, type SQL } from 'drizzle-orm';
import type { Database, RunQuery } from '../db/database.ts';
import { rowsFrom } from '../db/databaseOver.ts';
import { recountOffers } from '../web-api/job-offers/recount.ts';
import { findAuthors, findWritten, Written, type Author } from './authors.ts';
import { findVoters, recountVotes } from './barredVotes.ts';

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

/** The same for rows `vote` of rows `review`. */
const isMeantVote = (target: Target): SQL =>
  'account' in target
    ? sql`vote.user_id = ${target.account}`
    : sql`review.job_offer_id = ${target.offer}
        and vote.created_at between ${target.from}::timestamptz and ${target.to}::timestamptz`;

/** The authors of what is meant and who voted for it. What was written without an account or a mailbox has none. */
const findMeant = async (orm: Database['orm'], target: Target): Promise<Author[]> =>
  findAuthors(orm, [
    ...(await findWritten(orm, isMeant(target, 'account', 'written_at'))),
    ...(await findVoters(orm, isMeantVote(target))),
  ]);

/** What bars an author or keeps a review away: one decision about all that is meant, or one about a single review. Each is taken back for itself. */
type Decision = 'exclude' | 'remove';

export interface Moderator {
  readonly moderator: string;
  readonly note: string | null;
}

/** Decides anew what counts about these offers; returns how many votes changed. */
const recountAll = async (orm: Database['orm'], offers: readonly number[]): Promise<number> => {
  await recountOffers(rowsFrom(orm), offers);
  let votes = 0;
  for (const offer of offers) votes += await recountVotes(orm, offer);
  return votes;
};

/** Bars an author under the first hash, and as copies of it under the others. */
const bar = async (
  rows: RunQuery,
  { offer, hashes: [first, ...others] }: Author,
  decision: Decision,
  { moderator, note }: Moderator,
) => {
  await rows(sql`insert into exclusions (job_offer_id, mailbox_hash, decision, moderator, note, created_at)
    values (${offer}, ${first}, ${decision}, ${moderator}, ${note}, now()) on conflict do nothing`);
  await rows(sql`insert into exclusions (job_offer_id, mailbox_hash, copied_from, decision, moderator, note, created_at)
    select job_offer_id, other, coalesce(copied_from, mailbox_hash), decision, ${moderator}, ${note}, now()
    from exclusions, jsonb_array_elements_text(${JSON.stringify(others)}::jsonb) as other
    where job_offer_id = ${offer} and mailbox_hash = ${first} and decision = ${decision} on conflict do nothing`);
};

/** Moves reviews to where they can be put back from. */
const takeDown = async (rows: RunQuery, condition: SQL, decision: Decision): Promise<number> => {
  await rows(
    sql`delete from review_reports where review_id in (select review.id from reviews review where ${condition})`,
  );
  const taken = await rows(
    sql`with taken as (delete from reviews review where ${condition} returning review.*)
      insert into removed_reviews (id, job_offer_id, account_id, mailbox_hash, decision, review, reviewed_at, created_at)
      select id, job_offer_id, account_id, mailbox_hash, ${decision}::text, to_jsonb(taken) - 'mailbox_hash' - 'network_hash' - 'input_hash', created_at, now() from taken
      returning id`,
  );
  return taken.length;
};

/** Removes a review, and bars its author from the offer. */
export const removeReview = async (orm: Database['orm'], id: number, moderator: Moderator): Promise<void> => {
  const rows = rowsFrom(orm);
  const written = await rows(
    sql`select job_offer_id as offer, account_id as account, mailbox_hash as mailbox from reviews where id = ${id}`,
    Written,
  );
  const writers = await findAuthors(orm, written);
  for (const writer of writers) await bar(rows, writer, 'remove', moderator);
  await takeDown(rows, sql`review.id = ${id}`, 'remove');
  await recountAll(
    orm,
    writers.map(({ offer }) => offer),
  );
};

export interface Moved {
  readonly writers: number;
  /** Of those of whom a decision was taken back, how many another one bars. */
  readonly stillBarred: number;
  readonly reviews: number;
  /** Removed reviews that stay removed, because their authors have written newer ones. */
  readonly left: number;
  /** Helpful votes that count no longer, or again. */
  readonly votes: number;
  /** The offers whose figures or ratings may have changed. */
  readonly offers: readonly number[];
}

const offersOf = (writers: readonly Author[]): number[] =>
  [...new Set(writers.map(({ offer }) => offer))].toSorted((one, other) => one - other);

/** Excludes everything that is meant: answers and votes do not count, reviews are removed, and their authors are barred from these offers. */
export const exclude = (database: Database, target: Target, moderator: Moderator): Promise<Moved> =>
  database.orm.transaction(async (orm) => {
    const rows = rowsFrom(orm);
    const writers = await findMeant(orm, target);
    for (const writer of writers) await bar(rows, writer, 'exclude', moderator);
    const reviews = await takeDown(rows, isMeant(target, 'account_id'), 'exclude');
    // Reviews that were removed one by one stay away when that is taken back.
    await rows(sql`insert into removed_reviews (id, job_offer_id, account_id, mailbox_hash, decision, review, reviewed_at, created_at)
      select id, job_offer_id, account_id, mailbox_hash, 'exclude', review, reviewed_at, now() from removed_reviews
      where ${isMeant(target, 'account_id', 'reviewed_at')} on conflict do nothing`);
    const offers = offersOf(writers);
    const votes = await recountAll(orm, offers);
    return { writers: writers.length, stillBarred: 0, reviews, left: 0, votes, offers };
  });

/** Takes a decision about these authors and removed reviews back. What another decision is about stays barred and away. */
const takeBack = async (
  orm: Database['orm'],
  decision: Decision,
  writers: readonly Author[],
  isMeantReview: SQL,
): Promise<Moved> => {
  const rows = rowsFrom(orm);
  let included = 0;
  let stillBarred = 0;
  for (const { offer, hashes } of writers) {
    const isOfAuthor = sql`job_offer_id = ${offer}
      and mailbox_hash in (select jsonb_array_elements_text(${JSON.stringify(hashes)}::jsonb))`;
    const gone = await rows(
      sql`delete from exclusions where job_offer_id = ${offer} and decision = ${decision} and coalesce(copied_from, mailbox_hash) in
        (select coalesce(copied_from, mailbox_hash) from exclusions where ${isOfAuthor} and decision = ${decision})
        returning 1`,
    );
    const others = await rows(sql`select from exclusions where ${isOfAuthor} limit 1`);
    included += Math.min(gone.length, 1);
    stillBarred += Math.min(gone.length, others.length);
  }
  const isBack = sql`${isMeantReview} and decision = ${decision}`;
  await rows(sql`delete from removed_reviews where ${isBack}
    and id in (select id from removed_reviews where decision <> ${decision})`);
  const back = await rows(
    sql`with back as (
        insert into reviews select (jsonb_populate_record(null::reviews,
          '{"version": 1}'::jsonb || review || jsonb_build_object('mailbox_hash', mailbox_hash))).*
        from removed_reviews where ${isBack} order by reviewed_at desc
        on conflict do nothing returning id)
      delete from removed_reviews where id in (select id from back) returning id`,
  );
  const left = await rows(sql`select id from removed_reviews where ${isBack}`);
  const offers = offersOf(writers);
  const votes = await recountAll(orm, offers);
  return { writers: included, stillBarred, reviews: back.length, left: left.length, votes, offers };
};

/**
 * Takes the exclusion back: answers and votes count by the general rule, reviews are there again unless a newer one is. The votes for those
 * reviews and their reports are not.
 */
export const include = (database: Database, target: Target): Promise<Moved> =>
  database.orm.transaction(async (orm) =>
    takeBack(orm, 'exclude', await findMeant(orm, target), isMeant(target, 'account_id', 'reviewed_at')),
  );

/** Takes the removal of a single review back, in the same way. Returns nothing if it was not removed. */
export const restoreReview = (database: Database, id: number): Promise<Moved | null> =>
  database.orm.transaction(async (orm) => {
    const isRemoved = sql`id = ${id}`;
    const written = await rowsFrom(orm)(
      sql`select job_offer_id as offer, account_id as account, mailbox_hash as mailbox from removed_reviews
        where ${isRemoved} and decision = 'remove'`,
      Written,
    );
    return written.length === 0 ? null : takeBack(orm, 'remove', await findAuthors(orm, written), isRemoved);
  });
