import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { reviews } from '../review.ts';
import { users } from '../user.ts';

/** Users who found a review helpful. */
export const reviewVotes = pgTable(
  'review_votes',
  {
    reviewId: integer('review_id')
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The keyed hash of the mailbox for this review, so that other spellings of an address are no other voters. */
    mailboxHash: text('mailbox_hash'),
    /** The keyed hash of the network for this review; null after a while. */
    networkHash: text('network_hash'),
    /** What it waits for before it counts for others, and until when; null when it does not wait. `moderator`: its voter is barred from the offer. */
    waitsFor: text('waits_for').$type<'account' | 'network' | 'moderator'>(),
    waitsUntil: timestamp('waits_until', { withTimezone: true }),
    /** From when on it counts, as far as it waits for nothing else. Null: since it was written. */
    countsFrom: timestamp('counts_from', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.reviewId, table.userId] }),
    unique('review_votes_review_id_mailbox_hash_unique').on(table.reviewId, table.mailboxHash),
    index('review_votes_user_id_index').on(table.userId),
    index('review_votes_waits_until_index')
      .on(table.waitsUntil)
      .where(sql`${table.waitsUntil} is not null`),
  ],
);
