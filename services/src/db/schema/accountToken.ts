import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export type TokenPurpose = 'reset_password' | 'verify_email';

/** What the links of our mails prove. Only the hash of a token is kept: whoever reads this table can use none. */
export const accountTokens = pgTable(
  'account_tokens',
  {
    hash: text().primaryKey(),
    purpose: text().$type<TokenPurpose>().notNull(),
    /** The address the mail went to, in lower case. */
    email: text().notNull(),
    /** Whose password a reset changes; the address alone is what a verification proves. */
    userId: text('user_id'),
    /** Signs the second part of a reset link. */
    secret: text(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** Set while a request uses the token, so that no other one can. */
    claimedAt: timestamp('claimed_at', { withTimezone: true }),
  },
  (table) => [
    index('account_tokens_email_index').on(table.email),
    index('account_tokens_expires_at_index').on(table.expiresAt),
    check('account_tokens_purpose_check', sql`${table.purpose} in ('reset_password', 'verify_email')`),
  ],
);
