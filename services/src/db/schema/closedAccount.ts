import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Accounts that were deleted, by the hash of their id: tokens of sign-ins before that count no longer. */
export const closedAccounts = pgTable('closed_accounts', {
  idHash: text('id_hash').primaryKey(),
  closedAt: timestamp('closed_at', { withTimezone: true }).notNull(),
});
