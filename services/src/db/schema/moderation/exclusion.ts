import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { jobOffers } from '../jobOffer.ts';

/** Mailboxes that moderators barred from an offer: their answers do not count, and they cannot review it. */
export const exclusions = pgTable(
  'exclusions',
  {
    jobOfferId: integer('job_offer_id')
      .notNull()
      .references(() => jobOffers.id),
    mailboxHash: text('mailbox_hash').notNull(),
    /** The hash that was barred first, if this is another one of the same author, also of a later address. */
    copiedFrom: text('copied_from'),
    /** What is to be taken back: `exclude`, or `remove` of a single review. Each bars for itself. */
    decision: text().notNull().default('exclude'),
    moderator: text().notNull(),
    note: text(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.jobOfferId, table.mailboxHash, table.decision] })],
);
