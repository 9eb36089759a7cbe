import { boolean, index, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
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

/** Browsers that signed in. A confirmed one has a verifier; a remembered one replaces the second factor. */
export const identityDevices = pgTable(
  'identity_devices',
  {
    userId: text('user_id')
      .notNull()
      .references(() => identityUsers.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    name: text(),
    salt: text(),
    /** Encrypted. */
    verifier: text(),
    remembered: boolean().notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    usedAt: timestamp('used_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] })],
);

/** What the OpenID Connect servers of the hosted sign-in keep: sessions, codes and sign-ins in progress. */
export const identityOidcRecords = pgTable(
  'identity_oidc_records',
  {
    /** The server, the kind of record and its id, as `hosted:Session:…`. */
    key: text().primaryKey(),
    /** A second id of sessions, by which they are also found. */
    uid: text(),
    /** Records with the same grant are revoked together. */
    grantId: text('grant_id'),
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    /** When the code was used; a code counts once. */
    consumedAt: timestamp('consumed_at', { withTimezone: true }),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('identity_oidc_records_uid_index').on(table.uid),
    index('identity_oidc_records_grant_id_index').on(table.grantId),
    index('identity_oidc_records_expires_at_index').on(table.expiresAt),
  ],
);
