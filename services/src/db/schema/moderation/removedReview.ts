import { index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { jobOffers } from '../jobOffer.ts';
import { users } from '../user.ts';
import { moderatorDecisions } from './moderatorDecision.ts';

/** Reviews that moderators removed, with what is needed to put them back. */
export const removedReviews = pgTable(
  'removed_reviews',
  {
    /** The id of the review. */
    id: integer().notNull(),
    jobOfferId: integer('job_offer_id')
      .notNull()
      .references(() => jobOffers.id),
    /** The account that wrote it; null if it was gone before. */
    accountId: text('account_id').references(() => users.id, { onDelete: 'cascade' }),
    mailboxHash: text('mailbox_hash'),
    /** What is to be taken back. The review stays away until each is. */
    decisionId: integer('decision_id')
      .notNull()
      .references(() => moderatorDecisions.id),
    /** The row of the review. */
    review: jsonb().notNull(),
    reviewedAt: timestamp('reviewed_at', { withTimezone: true }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.decisionId] }),
    index('removed_reviews_job_offer_id_index').on(table.jobOfferId),
    index('removed_reviews_account_id_index').on(table.accountId),
  ],
);
