import { sql, type SQL } from 'drizzle-orm';
import { Type } from 'typebox';
import type { Database, RunQuery } from '../db/database.ts';
import { rowsFrom } from '../db/databaseOver.ts';
import { findAuthors, findWritten, Written, type Author } from './authors.ts';
import { forgetEmptyDecisions, peopleOf, recountAll, type Moved } from './moved.ts';

/** Whose answers and reviews are meant: those of an account, or those about an offer within a time. */
export type Target =
  | { readonly account: string }
  | { readonly offer: number; readonly from: string; readonly to: string };

/** The arguments of the command, by which a decision is found again. */
export const argumentsOf = (target: Target): string =>
  'account' in target
    ? `--account ${target.account}`
    : `--offer ${target.offer} --from ${target.from} --to ${target.to}`;

/** A condition on rows with these columns. */
const isMeant = (target: Target, account: string, time: string): SQL =>
  'account' in target
    ? sql`${sql.identifier(account)} = ${target.account}`
    : sql`job_offer_id = ${target.offer}
        and ${sql.identifier(time)} between ${target.from}::timestamptz and ${target.to}::timestamptz`;

export interface Moderator {
  readonly moderator: string;
  readonly note: string | null;
}

/** Stores a decision, or finds the same one; returns its id. */
const storeDecision = async (
  rows: RunQuery,
  decision: 'exclude' | 'remove',
  target: string,
  { moderator, note }: Moderator,
): Promise<number> => {
  const [stored] = await rows(
    sql`insert into moderator_decisions (decision, target, moderator, note, created_at)
      values (${decision}, ${target}, ${moderator}, ${note}, now())
      on conflict (decision, target) do update set moderator = excluded.moderator, note = excluded.note, created_at = excluded.created_at
      returning id`,
    Type.Object({ id: Type.Integer() }),
  );
  if (stored === undefined) throw new Error('The decision was not stored.');
  return stored.id;
};

/** Bars authors from the offers that they wrote about, under each of their hashes. */
const bar = async (rows: RunQuery, authors: readonly Author[], decision: number): Promise<void> => {
  const hashes = authors.flatMap(({ offer, hashes: all }) =>
    all.map((mailbox) => ({ offer, mailbox, person: all[0] })),
  );
  await rows(sql`insert into exclusions (decision_id, job_offer_id, mailbox_hash, person_hash)
    select ${decision}, offer, mailbox, person
    from jsonb_to_recordset(${JSON.stringify(hashes)}::jsonb) as barred(offer int, mailbox text, person text)
    on conflict do nothing`);
};

/** Moves reviews to where they can be put back from. */
const takeDown = async (rows: RunQuery, condition: SQL, decision: number): Promise<number> => {
  await rows(sql`delete from review_reports where review_id in (select id from reviews where ${condition})`);
  const taken = await rows(
    sql`with taken as (delete from reviews where ${condition} returning *)
      insert into removed_reviews (id, job_offer_id, account_id, mailbox_hash, decision_id, review, reviewed_at, created_at)
      select id, job_offer_id, account_id, mailbox_hash, ${decision}::int, to_jsonb(taken) - 'mailbox_hash' - 'network_hash' - 'input_hash', created_at, now() from taken
      returning id`,
  );
  return taken.length;
};

/** Removes a review, and bars its author from the offer. */
export const removeReview = async (orm: Database['orm'], id: number, moderator: Moderator): Promise<void> => {
  const rows = rowsFrom(orm);
  const decision = await storeDecision(rows, 'remove', String(id), moderator);
  const meant = await rows(
    sql`select job_offer_id as offer, account_id as account, mailbox_hash as mailbox from reviews where id = ${id}`,
    Written,
  );
  const authors = await findAuthors(orm, meant);
  await bar(rows, authors, decision);
  await takeDown(rows, sql`id = ${id}`, decision);
  await recountAll(orm, authors);
};

/**
 * Excludes the authors of everything that is meant: their answers about these offers and their votes do not count, their reviews
 * are removed, and they are barred.
 */
export const exclude = (database: Database, target: Target, moderator: Moderator): Promise<Moved> =>
  database.orm.transaction(async (orm) => {
    const rows = rowsFrom(orm);
    const decision = await storeDecision(rows, 'exclude', argumentsOf(target), moderator);
    const authors = await findAuthors(orm, await findWritten(orm, isMeant(target, 'account', 'written_at')));
    await bar(rows, authors, decision);
    const isOfMeant = (table: string, time: string) => sql`id in (
      select id from ${sql.identifier(table)} where ${isMeant(target, 'account_id', time)}
      union select own.id from exclusions
      join ${sql.identifier(table)} own on own.job_offer_id = exclusions.job_offer_id and own.mailbox_hash = exclusions.mailbox_hash
      where exclusions.decision_id = ${decision})`;
    const reviews = await takeDown(rows, isOfMeant('reviews', 'created_at'), decision);
    // Reviews that were removed before stay away when that is taken back.
    await rows(sql`insert into removed_reviews (id, job_offer_id, account_id, mailbox_hash, decision_id, review, reviewed_at, created_at)
      select id, job_offer_id, account_id, mailbox_hash, ${decision}::int, review, reviewed_at, now() from removed_reviews
      where ${isOfMeant('removed_reviews', 'reviewed_at')} on conflict do nothing`);
    const { offers, votes } = await recountAll(orm, authors);
    const isEmpty = (await forgetEmptyDecisions(rows)).includes(decision);
    return {
      decision: isEmpty ? null : decision,
      people: peopleOf(authors.map(({ offer, hashes: [person] }) => ({ offer, person }))),
      stillBarred: 0,
      reviews,
      left: 0,
      votes,
      offers,
    };
  });
