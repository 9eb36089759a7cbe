import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Mails to send, stored in the transaction that causes them. Without a mail server they stay in the outbox. */
export const mails = pgTable(
  'mails',
  {
    id: uuid().primaryKey(),
    kind: text().notNull(),
    recipient: text().notNull(),
    language: text().notNull(),
    subject: text().notNull(),
    /** Emptied after sending, because bodies hold secret links. */
    text: text().notNull(),
    html: text().notNull(),
    /** The address of the `List-Unsubscribe` header, in mails that have one. Emptied like the bodies. */
    unsubscribeUrl: text('unsubscribe_url'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true }),
    attempts: integer().notNull().default(0),
    nextAttemptAt: timestamp('next_attempt_at', { withTimezone: true }).notNull(),
    /** A mail that is not sent by then is never sent, because its link or code has expired. */
    sendUntil: timestamp('send_until', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('mails_created_at_index').on(table.createdAt),
    index('mails_next_attempt_at_index')
      .on(table.nextAttemptAt)
      .where(sql`${table.sentAt} is null`),
  ],
);
