import { sql } from 'drizzle-orm';
import { Type } from 'typebox';
import { appliedHereAt } from '../../counting/applicationOf.ts';
import { hashAbout } from '../../counting/personHash.ts';
import { recordWriting } from '../../counting/recordWriting.ts';
import { findWait } from '../../counting/waits.ts';
import type { Database, RunQuery } from '../../db/database.ts';
import { isAmong } from '../../sql/isAmong.ts';
import { HelpfulReview, ReviewFeedback } from './reviewSchema.ts';

interface Report {
  reviewId: number;
  userId: string;
  reason: string;
  comment: string | null;
}

interface Reader {
  readonly userId: string;
  /** The keyed hash of the mailbox. */
  readonly person: string;
}

interface Voter extends Reader {
  /** The keyed hashes of the account and the network. */
  readonly account: string;
  readonly network: string;
  /** The confirmed address of the user; null without one. */
  readonly address: string | null;
}

/** Whether a person wrote a review, with this or another account; undefined when there is no such review. */
export const isAuthor = async (
  database: Database,
  reviewId: number,
  { userId, person }: Reader,
): Promise<boolean | undefined> => {
  const [row] = await database.rows(
    sql`select account_id is not distinct from ${userId}
        or mailbox_hash is not distinct from ${hashAbout(person, sql`job_offer_id`)} as "isAuthor"
      from reviews where id = ${reviewId}`,
    Type.Object({ isAuthor: Type.Boolean() }),
  );
  return row?.isAuthor;
};

export const reviewExists = async (database: Database, reviewId: number): Promise<boolean> =>
  (await database.rows(sql`select 1 from reviews where id = ${reviewId}`)).length > 0;

/** Reports a review. A second report of the same user changes the first one while that is open. */
export const insertReport = (database: Database, { reviewId, userId, reason, comment }: Report) =>
  database.rows(sql`
    insert into review_reports (review_id, job_offer_id, mailbox_hash, user_id, reason, comment, created_at)
    select id, job_offer_id, mailbox_hash, ${userId}, ${reason}, ${comment}, now() from reviews where id = ${reviewId}
    on conflict (review_id, user_id) do update set reason = excluded.reason, comment = excluded.comment
    where review_reports.closed_at is null`);

export const removeVote = (database: Database, reviewId: number, { userId }: Reader) =>
  database.rows(sql`delete from review_votes where review_id = ${reviewId} and user_id = ${userId}`);

/** Gives the open reports of a review that its author has deleted to the one that the author wrote instead. */
export const takeOverReports = async (
  rows: RunQuery,
  { reviewId, jobOfferId, userId }: { reviewId: number; jobOfferId: number; userId: string },
): Promise<void> => {
  await rows(sql`update review_reports set review_id = ${reviewId} where id in (
    select max(report.id) from review_reports report
    join writings own on own.job_offer_id = report.job_offer_id and own.mailbox_hash = report.mailbox_hash
    where report.job_offer_id = ${jobOfferId} and report.review_id is null and report.closed_at is null and own.account_id = ${userId}
    group by report.user_id)`);
};

/** Records a vote, once for each person. */
export const insertVote = (
  database: Database,
  reviewId: number,
  { userId, person, account, network, address }: Voter,
) =>
  database.transaction(async (rows) => {
    // So that several from one network do not overtake each other.
    const [review] = await rows(
      sql`select job_offer_id as "jobOfferId" from reviews where id = ${reviewId} for no key update`,
      Type.Object({ jobOfferId: Type.Integer() }),
    );
    if (review === undefined) return;
    const id = sql`${reviewId}::int`;
    const networkHash = hashAbout(network, id);
    const wait = await findWait(rows, {
      userId,
      others: sql`review_votes other where other.review_id = ${id} and other.user_id <> ${userId}
        and other.waits_for is distinct from 'moderator'`,
      appliedHereAt: appliedHereAt({ ...review, userId, address }),
      networkHash,
    });
    const offerId = sql`${review.jobOfferId}::int`;
    const mailboxHash = hashAbout(person, offerId);
    await recordWriting(rows, { ...review, userId, mailboxHash });
    const isBarred = sql`exists (select from exclusions where job_offer_id = ${review.jobOfferId}
      and mailbox_hash in (${mailboxHash}, ${hashAbout(account, offerId)}))`;
    await rows(sql`
      insert into review_votes (review_id, user_id, mailbox_hash, network_hash, waits_for, waits_until, counts_from, created_at)
      values (${id}, ${userId}, ${hashAbout(person, id)}, ${networkHash},
        case when ${isBarred} then 'moderator' else ${wait.waitsFor}::text end, ${wait.waitsUntil}::timestamptz,
        ${wait.countsFrom}::timestamptz, now())
      on conflict do nothing`);
  });

/** The votes for a review, as a user sees them: their own counts, also while it waits. */
export const findFeedback = async (database: Database, reviewId: number, userId: string) => {
  const [row] = await database.rows(
    sql`select ${reviewId}::int as id, count(*)::int as "helpfulCount"
      from review_votes where review_id = ${reviewId} and (waits_for is null or user_id = ${userId})`,
    ReviewFeedback,
  );
  return row ?? { id: reviewId, helpfulCount: 0 };
};

/** Those of the reviews that the user found helpful. */
export const findHelpfulReviews = (database: Database, userId: string, ids: readonly number[]) =>
  database.rows(
    sql`select review_id as id from review_votes
      where user_id = ${userId} and ${isAmong(sql`review_id`, ids)}`,
    HelpfulReview,
  );
