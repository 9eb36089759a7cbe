import { sql } from 'drizzle-orm';
import {
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  check,
  jsonb,
} from 'drizzle-orm/pg-core';
import { jobOffers } from './jobOffer.ts';
import { reviews } from './review.ts';
import { users } from './user.ts';

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
    /**
     * What it waits for before it counts for others, and until when; null when it does not wait. `moderator`: its voter is barred
     * from the offer.
     */
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

/** Reports of reviews that may break the rules; a review with open reports waits for moderation. */
export const reviewReports = pgTable(
  'review_reports',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** Null once the review is deleted: an open report waits for the one that its author writes instead. */
    reviewId: integer('review_id').references(() => reviews.id, { onDelete: 'set null' }),
    jobOfferId: integer('job_offer_id')
      .notNull()
      .references(() => jobOffers.id, { onDelete: 'cascade' }),
    /** The keyed hash of the mailbox of the review's author for this offer. */
    mailboxHash: text('mailbox_hash'),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    reason: text().notNull(),
    comment: text(),
    /** When a moderator decided; null while it waits. */
    closedAt: timestamp('closed_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique('review_reports_review_id_user_id_unique').on(table.reviewId, table.userId),
    index('review_reports_job_offer_id_index').on(table.jobOfferId),
    index('review_reports_user_id_index').on(table.userId),
    check(
      'review_reports_reason_check',
      sql`${table.reason} in ('spam', 'offensive', 'personal_data', 'untrue', 'other')`,
    ),
  ],
);

/** What moderators decided, with a copy of the review as it was, without its author. */
export const reviewModerations = pgTable(
  'review_moderations',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** No reference, because a removed review is deleted. */
    reviewId: integer('review_id').notNull(),
    decision: text().notNull(),
    moderator: text().notNull(),
    note: text(),
    review: jsonb().notNull(),
    reports: jsonb().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('review_moderations_review_id_index').on(table.reviewId),
    check('review_moderations_decision_check', sql`${table.decision} in ('accept', 'remove')`),
  ],
);
