import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Deleted accounts by the hash of their id; tokens from earlier sign-ins are rejected. */
export const closedAccounts = pgTable('closed_accounts', {
  idHash: text('id_hash').primaryKey(),
  closedAt: timestamp('closed_at', { withTimezone: true }).notNull(),
});
