import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { identityUsers } from './user.ts';

/** Codes sent by mail; a new code for the same purpose replaces the former one. */
export const identityCodes = pgTable(
  'identity_codes',
  {
    userId: text('user_id')
      .notNull()
      .references(() => identityUsers.id, { onDelete: 'cascade' }),
    /** Such as `sign_up`, `reset_password` or `attribute:email`. */
    purpose: text().notNull(),
    hash: text().notNull(),
    attempts: integer().notNull().default(0),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.purpose] })],
);
