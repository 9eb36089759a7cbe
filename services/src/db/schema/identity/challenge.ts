import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Sign-ins in progress: what the next step needs, between two requests. */
export const identityChallenges = pgTable(
  'identity_challenges',
  {
    /** The hash of the session or secret block that the client sends back. */
    hash: text().primaryKey(),
    /** The challenge that the client has to answer, such as `PASSWORD_VERIFIER`. */
    name: text().notNull(),
    /** The id of the account; a made-up one if no account has the name that was entered. Then no answer is right. */
    userId: text('user_id').notNull(),
    /** Encrypted JSON. */
    state: text().notNull(),
    attempts: integer().notNull().default(0),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('identity_challenges_expires_at_index').on(table.expiresAt)],
);
