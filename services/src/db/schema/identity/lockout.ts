import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Wrong passwords and codes in a row, by account. Names without an account have an id here, too, so that they look the same. */
export const identityLockouts = pgTable(
  'identity_lockouts',
  {
    accountId: text('account_id').primaryKey(),
    failures: integer().notNull(),
    lockedUntil: timestamp('locked_until', { withTimezone: true }),
    lastFailureAt: timestamp('last_failure_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('identity_lockouts_last_failure_at_index').on(table.lastFailureAt)],
);
