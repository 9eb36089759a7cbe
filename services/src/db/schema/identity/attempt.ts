import { index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

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
