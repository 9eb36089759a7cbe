import { index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

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
