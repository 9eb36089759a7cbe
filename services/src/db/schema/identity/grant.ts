import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { identityUsers } from './user.ts';

/** Sign-ins. All tokens of one sign-in carry its id as `origin_jti`. */
export const identityGrants = pgTable(
  'identity_grants',
  {
    /** The `origin_jti` of the tokens. */
    id: text().primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => identityUsers.id, { onDelete: 'cascade' }),
    /** The hash of the refresh token. */
    refreshHash: text('refresh_hash').notNull().unique(),
    scope: text().notNull(),
    deviceKey: text('device_key'),
    signedInAt: timestamp('signed_in_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    revokedAt: timestamp('revoked_at', { withTimezone: true }),
  },
  (table) => [
    index('identity_grants_user_id_index').on(table.userId),
    index('identity_grants_expires_at_index').on(table.expiresAt),
  ],
);
