import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export type UserStatus =
  | 'UNCONFIRMED'
  | 'CONFIRMED'
  | 'FORCE_CHANGE_PASSWORD'
  | 'RESET_REQUIRED'
  | 'EXTERNAL_PROVIDER';

/** A second factor, by the name that Cognito gives it. */
export type MfaMethod = 'SOFTWARE_TOKEN_MFA' | 'SMS_MFA';

/** The accounts of the identity service; the id is the sub of their tokens. */
export const identityUsers = pgTable(
  'identity_users',
  {
    id: text().primaryKey(),
    /** The email address in lower case, or `<provider>_<id>` for an account of an external provider. */
    username: text().notNull().unique(),
    status: text().$type<UserStatus>().notNull(),
    enabled: boolean().notNull().default(true),
    /** By the names of OpenID Connect, such as `email` and `given_name`; custom ones begin with `custom:`. */
    attributes: jsonb().$type<Record<string, string>>().notNull(),
    /** Values that wait for the code sent to them. */
    pendingAttributes: jsonb('pending_attributes').$type<Record<string, string>>().notNull().default({}),
    /** Null for accounts of external providers. */
    salt: text(),
    /** Encrypted. */
    verifier: text(),
    /** Encrypted. */
    totpSecret: text('totp_secret'),
    /** Encrypted; becomes the secret once a code of it has been checked. */
    pendingTotpSecret: text('pending_totp_secret'),
    /** The time step of the last accepted code, which cannot be used again. */
    lastTotpStep: bigint('last_totp_step', { mode: 'number' }).notNull().default(0),
    mfaMethods: jsonb('mfa_methods').$type<MfaMethod[]>().notNull().default([]),
    preferredMfa: text('preferred_mfa').$type<MfaMethod>(),
    /** The hash of the network that signed up; null for accounts that others created. */
    signedUpFrom: text('signed_up_from'),
    /** Whether somebody in another network, or with another password, signed up with the address, too, before anybody confirmed it. */
    isContested: boolean('is_contested').notNull().default(false),
    /** The ids of earlier sign-ups with the address, the latest first: who waits for the code of one may still prove the address. */
    replacedIds: jsonb('replaced_ids').$type<string[]>().notNull().default([]),
    /** Whether the next sign-in has to set up a second factor, if the user has none. */
    mfaRequired: boolean('mfa_required').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** The time of the last change of any column. */
    modifiedAt: timestamp('modified_at', { withTimezone: true })
      .notNull()
      .defaultNow()
      .$onUpdate(() => new Date()),
  },
  (table) => [
    index('identity_users_email_index').on(sql`lower(${table.attributes} ->> 'email')`),
    index('identity_users_replaced_ids_index').using('gin', table.replacedIds),
    check(
      'identity_users_status_check',
      sql`${table.status} in ('UNCONFIRMED', 'CONFIRMED', 'FORCE_CHANGE_PASSWORD', 'RESET_REQUIRED', 'EXTERNAL_PROVIDER')`,
    ),
  ],
);

/** Keys of the identity service, which all its processes share. Encrypted with the key outside the database. */
export const identitySecrets = pgTable('identity_secrets', {
  name: text().primaryKey(),
  value: text().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});
