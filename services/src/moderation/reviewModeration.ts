import { sql, type SQL } from 'drizzle-orm';
import { Type, type Static } from 'typebox';
import type { Database } from '../db/database.ts';
import { removeReview } from './exclude.ts';
import { nullableString } from '../rest/nullable.ts';

const FlaggedReview = Type.Object({
  id: Type.Integer(),
  version: Type.Integer(),
  rating: Type.Integer(),
  reviewText: nullableString(),
  username: nullableString(),
  /** When a moderator accepted an earlier text. */
  acceptedOn: nullableString(),
  reports: Type.Array(Type.Object({ reason: Type.String(), comment: nullableString() })),
});

export type FlaggedReview = Static<typeof FlaggedReview>;

/** The reviews with open reports, those that have waited longest first. */
export const findFlagged = (database: Database): Promise<FlaggedReview[]> =>
  database.rows(
    sql`
    select review.id, review.version, review.rating, review.review_text as "reviewText", review.username,
      (select max(created_at)::date::text from review_moderations
        where review_id = review.id and decision = 'accept') as "acceptedOn",
      json_agg(json_build_object('reason', report.reason, 'comment', report.comment)
        order by report.id) as reports
    from review_reports report
    join reviews review on review.id = report.review_id
    where report.closed_at is null
    group by review.id
    order by min(report.created_at), review.id`,
    FlaggedReview,
  );

const Shown = Type.Object({ JobOffer: Type.Integer(), Partner: Type.Integer(), City: Type.Integer() });

/** The rows that show offers, their reviews and their figures. */
export const shownWith = (database: Database, offers: SQL): Promise<Static<typeof Shown>[]> =>
  database.rows(
    sql`select id as "JobOffer", partner_id as "Partner", city_id as "City" from job_offers where id in (${offers})`,
    Shown,
  );

export interface Decision {
  reviewId: number;
  /** The version that the moderator has read; null decides about any. */
  version: number | null;
  decision: 'accept' | 'remove';
  moderator: string;
  note: string | null;
}

/**
 * Records a decision with a copy of the review, without its author, and closes its reports or deletes it. Returns false
 * when there is no such review in this version with open reports: each flagged review is decided once.
 */
export const decide = async (
  { orm }: Database,
  { reviewId, version, decision, moderator, note }: Decision,
): Promise<boolean> =>
  orm.transaction(async (transaction) => {
    const locked = await transaction.execute(
      sql`select id from reviews where id = ${reviewId} and version = coalesce(${version}::int, version) for update`,
    );
    if (locked.rows.length === 0) return false;
    const recorded = await transaction.execute(sql`
      insert into review_moderations (review_id, decision, moderator, note, review, reports, created_at)
      select review.id, ${decision}, ${moderator}, ${note},
        json_build_object('job_offer_id', review.job_offer_id, 'rating', review.rating,
          'review_text', review.review_text, 'language', review.language, 'created_at', review.created_at),
        (select json_agg(json_build_object('reason', report.reason, 'comment', report.comment) order by report.id)
          from review_reports report where report.review_id = review.id and report.closed_at is null),
        now()
      from reviews review
      where review.id = ${reviewId} and exists (
        select 1 from review_reports report where report.review_id = review.id and report.closed_at is null)
      returning id`);
    if (recorded.rows.length === 0) return false;
    if (decision === 'remove') await removeReview(transaction, reviewId, { moderator, note });
    else
      await transaction.execute(
        sql`update review_reports set closed_at = now() where review_id = ${reviewId} and closed_at is null`,
      );
    return true;
  });
