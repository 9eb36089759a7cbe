import { sql, type SQL } from 'drizzle-orm';
import { Type, type Static } from 'typebox';
import { appliedAt, type Applicant } from '../../counting/applicationOf.ts';
import type { Database } from '../../db/database.ts';
import { isAmong } from '../../sql/isAmong.ts';
import { instant } from '../../sql/instant.ts';
import { ReviewOpportunity } from './opportunitySchema.ts';

type Opportunity = Static<typeof ReviewOpportunity>;

/** Whether the user does not want to be asked about the row `opportunity` now. */
export const isDismissed: SQL = sql`(opportunity.dismissed_at is not null
  and coalesce(opportunity.dismissed_until > now(), true))`;

/** The row `opportunity` as JSON in the shape of the contract. */
export const opportunityObject: SQL = sql`json_build_object(
  'id', opportunity.id,
  'job_offer_id', opportunity.job_offer_id,
  'dismissed', ${isDismissed},
  'created', ${instant(sql`opportunity.created_at`)})`;

const first = async (database: Database, query: SQL): Promise<Opportunity | null> => {
  const [row] = await database.rows(query, Type.Object({ item: ReviewOpportunity }));
  return row?.item ?? null;
};

/** Returns null if the opportunity already exists. */
export const insertOpportunity = (database: Database, userId: string, jobOfferId: number) =>
  first(
    database,
    sql`insert into review_opportunities as opportunity (user_id, job_offer_id, created_at)
      values (${userId}, ${jobOfferId}, now())
      on conflict (user_id, job_offer_id) do nothing
      returning ${opportunityObject} as item`,
  );

/** Records that the user applied, if there is an application. True if that was not known before. */
export const recordApplication = async (database: Database, applicant: Applicant): Promise<boolean> => {
  const recorded = await database.rows(
    sql`update review_opportunities set applied_at = ${appliedAt(applicant)}
      where user_id = ${applicant.userId} and job_offer_id = ${applicant.jobOfferId}
        and applied_at is null and ${appliedAt(applicant)} is not null
      returning id`,
  );
  return recorded.length > 0;
};

export const findOpportunity = (database: Database, userId: string, jobOfferId: number) =>
  first(
    database,
    sql`select ${opportunityObject} as item from review_opportunities opportunity
      where user_id = ${userId} and job_offer_id = ${jobOfferId}`,
  );

export const findOpportunities = async (
  database: Database,
  userId: string,
  ids: readonly number[],
): Promise<Opportunity[]> => {
  const rows = await database.rows(
    sql`select ${opportunityObject} as item from review_opportunities opportunity
      where user_id = ${userId} and ${isAmong(sql`opportunity.id`, ids)}`,
    Type.Object({ item: ReviewOpportunity }),
  );
  return rows.map(({ item }) => item);
};

interface Dismissal {
  readonly dismissed: boolean;
  /** When it ends: RFC 3339; null: never. */
  readonly until: string | null;
}

export const dismissOpportunity = (
  database: Database,
  userId: string,
  jobOfferId: number,
  { dismissed, until }: Dismissal,
) =>
  first(
    database,
    sql`update review_opportunities opportunity
      set dismissed_at = ${dismissed ? sql`coalesce(dismissed_at, now())` : sql`null`},
        dismissed_until = ${dismissed ? until : null}::timestamptz
      where user_id = ${userId} and job_offer_id = ${jobOfferId}
      returning ${opportunityObject} as item`,
  );

/** Deletes an opportunity. With an application, which stays, it is dismissed for good. */
export const deleteOpportunity = async (database: Database, userId: string, id: number): Promise<boolean> => {
  const dismissed = await database.rows(sql`update review_opportunities
    set dismissed_at = coalesce(dismissed_at, now()), dismissed_until = null
    where id = ${id} and user_id = ${userId} and applied_at is not null returning id`);
  if (dismissed.length > 0) return true;
  const deleted = await database.rows(sql`delete from review_opportunities
    where id = ${id} and user_id = ${userId} and applied_at is null returning id`);
  return deleted.length > 0;
};
