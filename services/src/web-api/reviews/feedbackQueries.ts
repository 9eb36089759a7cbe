import { sql } from 'drizzle-orm';
import { Type } from 'typebox';
import { hashAbout } from '../../counting/personHash.ts';
import type { Database } from '../../db/database.ts';
import { ReviewFeedback } from './reviewSchema.ts';

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
    insert into review_reports (review_id, user_id, reason, comment, created_at)
    select id, ${userId}, ${reason}, ${comment}, now() from reviews where id = ${reviewId}
    on conflict (review_id, user_id) do update set reason = excluded.reason, comment = excluded.comment
    where review_reports.closed_at is null`);

export const setVote = (database: Database, reviewId: number, { userId, person }: Reader, helpful: boolean) =>
  database.rows(
    helpful
      ? sql`insert into review_votes (review_id, user_id, mailbox_hash, created_at)
          select id, ${userId}, ${hashAbout(person, sql`id`)}, now() from reviews where id = ${reviewId}
          on conflict do nothing`
      : sql`delete from review_votes where review_id = ${reviewId} and user_id = ${userId}`,
  );

/** The votes for a review. */
export const findFeedback = async (database: Database, reviewId: number) => {
  const [row] = await database.rows(
    sql`select ${reviewId}::int as id, count(*)::int as "helpfulCount"
      from review_votes where review_id = ${reviewId}`,
    ReviewFeedback,
  );
  return row ?? { id: reviewId, helpfulCount: 0 };
};
