import { sql } from 'drizzle-orm';
import { Type } from 'typebox';
import type { Database } from '../../db/database.ts';
import { ReviewFeedback } from './reviewSchema.ts';

interface Report {
  reviewId: number;
  userId: string;
  reason: string;
  comment: string | null;
}

/** The account that wrote a review, null for an imported one; undefined when there is no such review. */
export const findAuthor = async (
  database: Database,
  reviewId: number,
): Promise<string | null | undefined> => {
  const [row] = await database.rows(
    sql`select account_id as "accountId" from reviews where id = ${reviewId}`,
    Type.Object({ accountId: Type.Union([Type.String(), Type.Null()]) }),
  );
  return row?.accountId;
};

export const insertReport = (database: Database, { reviewId, userId, reason, comment }: Report) =>
  database.rows(sql`
    insert into review_reports (review_id, user_id, reason, comment, created_at)
    select id, ${userId}, ${reason}, ${comment}, now() from reviews where id = ${reviewId}
    on conflict (review_id, user_id) do nothing`);

export const setVote = (database: Database, reviewId: number, userId: string, helpful: boolean) =>
  database.rows(
    helpful
      ? sql`insert into review_votes (review_id, user_id, created_at)
          select id, ${userId}, now() from reviews where id = ${reviewId}
          on conflict (review_id, user_id) do nothing`
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
