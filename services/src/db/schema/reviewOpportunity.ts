import { integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { jobOffers } from './jobOffer.ts';
import { users } from './user.ts';

/** Offers that users applied for and may review. */
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
    dismissedAt: timestamp('dismissed_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [unique('review_opportunities_user_id_job_offer_id_unique').on(table.userId, table.jobOfferId)],
);
