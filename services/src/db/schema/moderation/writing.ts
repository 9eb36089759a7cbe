import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { jobOffers } from '../jobOffer.ts';
import { users } from '../user.ts';

/**
 * Who answered about an offer, reviewed it or voted for a review of it, and when: also what has been replaced, taken back or deleted since. Kept
 * for some weeks, so that a decision about a time finds everybody who wrote in it.
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
