import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { jobOffers } from './jobOffer.ts';
import { users } from './user.ts';

/** The key of the hashes by which people are told apart, which all processes share. */
export const hashKeys = pgTable('hash_keys', {
  name: text().primaryKey(),
  value: text().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

/** Mailboxes that moderators barred from an offer: their answers do not count, and they cannot review it. */
export const exclusions = pgTable(
  'exclusions',
  {
    jobOfferId: integer('job_offer_id')
      .notNull()
      .references(() => jobOffers.id),
    mailboxHash: text('mailbox_hash').notNull(),
    /** Each bars for itself. */
    decisionId: integer('decision_id')
      .notNull()
      .references(() => moderatorDecisions.id),
    /**
     * The same for all mailboxes of one person, also for later ones: the hash of the account for this offer, or of a mailbox
     * without one.
     */
    personHash: text('person_hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.jobOfferId, table.mailboxHash, table.decisionId] })],
);

/** What bars people from offers, until it is taken back: one row for each `exclude`, and for each `remove` of a review. */
export const moderatorDecisions = pgTable(
  'moderator_decisions',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    decision: text().$type<'exclude' | 'remove'>().notNull(),
    /** The arguments of the command. Null in older rows, of which they are not known. */
    target: text(),
    moderator: text().notNull(),
    note: text(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [unique('moderator_decisions_decision_target_unique').on(table.decision, table.target)],
);

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

/**
 * Who answered about an offer, reviewed it or voted for a review of it, and when: also what has been replaced, taken back or
 * deleted since. Stored for some weeks, so that a decision about a time finds everybody who wrote in it.
 */
export const writings = pgTable(
  'writings',
  {
    jobOfferId: integer('job_offer_id')
      .notNull()
      .references(() => jobOffers.id, { onDelete: 'cascade' }),
    accountId: text('account_id').references(() => users.id, { onDelete: 'set null' }),
    /** The keyed hash of the author's mailbox for this offer; it stays when the account is deleted. */
    mailboxHash: text('mailbox_hash').notNull(),
    writtenAt: timestamp('written_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('writings_job_offer_id_written_at_index').on(table.jobOfferId, table.writtenAt),
    index('writings_account_id_index').on(table.accountId),
    index('writings_written_at_index').on(table.writtenAt),
  ],
);

/** Reports of offers that should not be listed so; an offer with open reports waits for moderation. */
export const offerReports = pgTable(
  'offer_reports',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    jobOfferId: integer('job_offer_id')
      .notNull()
      .references(() => jobOffers.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    reason: text().$type<'closed' | 'wrong_pay' | 'asks_for_money' | 'scam' | 'other'>().notNull(),
    comment: text(),
    /** When a moderator decided; null while it waits. */
    closedAt: timestamp('closed_at', { withTimezone: true }),
    /** When it was written, or last changed. */
    reportedAt: timestamp('reported_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique('offer_reports_job_offer_id_user_id_unique').on(table.jobOfferId, table.userId),
    index('offer_reports_user_id_index').on(table.userId),
    check(
      'offer_reports_reason_check',
      sql`${table.reason} in ('closed', 'wrong_pay', 'asks_for_money', 'scam', 'other')`,
    ),
  ],
);

/** What moderators decided about reported offers, with a copy of the reports, without their authors. */
export const offerModerations = pgTable(
  'offer_moderations',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    jobOfferId: integer('job_offer_id')
      .notNull()
      .references(() => jobOffers.id, { onDelete: 'cascade' }),
    decision: text().$type<'keep' | 'close' | 'reopen'>().notNull(),
    moderator: text().notNull(),
    note: text(),
    reports: jsonb().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('offer_moderations_job_offer_id_index').on(table.jobOfferId),
    check('offer_moderations_decision_check', sql`${table.decision} in ('keep', 'close', 'reopen')`),
  ],
);
