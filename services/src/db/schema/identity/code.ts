import { index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Codes sent by mail or text; a new code for the same purpose replaces the former one. */
export const identityCodes = pgTable(
  'identity_codes',
  {
    /** The id of the account; a made-up one if no account has the name that was entered. Then no code is right. */
    userId: text('user_id').notNull(),
    /** Such as `sign_up`, `reset_password` or `attribute:email`. */
    purpose: text().notNull(),
    hash: text().notNull(),
    /** The hashes of the networks that asked for this code or one that it replaced, and until when they count, in seconds. */
    askers: jsonb().$type<Record<string, number>>().notNull().default({}),
    /** Tries of networks that neither asked for a code nor signed in to the account before. */
    attempts: integer().notNull().default(0),
    /** Tries by the hash of the network. */
    tries: jsonb().$type<Record<string, number>>().notNull().default({}),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.purpose] }),
    index('identity_codes_expires_at_index').on(table.expiresAt),
  ],
);
