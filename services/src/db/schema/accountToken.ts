import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export type TokenPurpose = 'reset_password' | 'verify_email';

/** Tokens of links in mails, stored as hashes: a leak of this table reveals no usable token. */
export const accountTokens = pgTable(
  'account_tokens',
  {
    hash: text().primaryKey(),
    purpose: text().$type<TokenPurpose>().notNull(),
    /** The recipient of the mail, in lower case. */
    email: text().notNull(),
    /** The account whose password is reset; a verification is about the address only. */
    userId: text('user_id'),
    /** What the identity service said about the password when the link was sent; a later change invalidates the link. */
    passwordState: text('password_state'),
    /** Signs the second part of a reset link. */
    secret: text(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** Set while a request uses the token, which blocks other requests. */
    claimedAt: timestamp('claimed_at', { withTimezone: true }),
    /** Of a used reset link: the password that it set, hashed with the token, so that this request can be answered again. */
    usedFor: text('used_for'),
  },
  (table) => [
    index('account_tokens_email_index').on(table.email),
    index('account_tokens_expires_at_index').on(table.expiresAt),
    check('account_tokens_purpose_check', sql`${table.purpose} in ('reset_password', 'verify_email')`),
  ],
);
