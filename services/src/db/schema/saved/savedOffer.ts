import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { jobOffers } from '../jobOffer.ts';
import { users } from '../user.ts';

/** Offers that users saved for later. */
export const savedOffers = pgTable(
  'saved_offers',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    jobOfferId: integer('job_offer_id')
      .notNull()
      .references(() => jobOffers.id),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.jobOfferId] })],
);
