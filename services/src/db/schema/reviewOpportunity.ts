import { sql } from 'drizzle-orm';
import { check, date, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { jobOffers } from './jobOffer.ts';
import { users } from './user.ts';

/** The stages of an application, as its user reports them. */
export const applicationStages = ['applied', 'documents', 'approved', 'first_payout', 'ended'] as const;

export type ApplicationStage = (typeof applicationStages)[number];

/** Offers that users may review, with the stage of the application if there is one. */
export const reviewOpportunities = pgTable(
  'review_opportunities',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    jobOfferId: integer('job_offer_id')
      .notNull()
      .references(() => jobOffers.id),
    /** When the user applied, as the application says; null: no application of the user is known. */
    appliedAt: timestamp('applied_at', { withTimezone: true }),
    applicationStage: text('application_stage').$type<ApplicationStage>().notNull().default('applied'),
    /** The day on which the application reached its stage; null if the user named none. */
    applicationStageOn: date('application_stage_on', { mode: 'string' }),
    dismissedAt: timestamp('dismissed_at', { withTimezone: true }),
    /** When a dismissal ends; null if it is for good. */
    dismissedUntil: timestamp('dismissed_until', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique('review_opportunities_user_id_job_offer_id_unique').on(table.userId, table.jobOfferId),
    check(
      'review_opportunities_application_stage_check',
      sql`${table.applicationStage} in ('applied', 'documents', 'approved', 'first_payout', 'ended')`,
    ),
  ],
);
