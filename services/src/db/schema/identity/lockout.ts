import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Wrong passwords and codes in a row, by account and caller. Names without an account have an id here, too, so that they look the same. */
export const identityLockouts = pgTable(
  'identity_lockouts',
  {
    accountId: text('account_id').notNull(),
    /** The hash of a network or device, or what several of them are counted under. */
    caller: text().notNull().default(''),
    failures: integer().notNull(),
    lockedUntil: timestamp('locked_until', { withTimezone: true }),
    lastFailureAt: timestamp('last_failure_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.caller] }),
    index('identity_lockouts_last_failure_at_index').on(table.lastFailureAt),
  ],
);
