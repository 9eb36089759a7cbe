import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { cities } from './city.ts';
import type { JobOfferType } from './jobOffer.ts';
import { languages } from './language.ts';

export type Gender = 'other' | 'male' | 'female';
export type LanguageLevel = 'basic' | 'conversational' | 'fluent' | 'native';

/** People with an account; the id is the sub of their id token. */
export const users = pgTable(
  'users',
  {
    id: text().primaryKey(),
    /** What public reviews show of the id. Identity services tell anybody the id of an address, so that it would name who is anonymous. */
    authorId: uuid('author_id').notNull().defaultRandom(),
    email: text(),
    /** When the address was told, by the identity service or by a token, so that what was told earlier does not set it back. */
    emailIssuedAt: timestamp('email_issued_at', { withTimezone: true }),
    /** When the address was first known to be the user's, by a verification link or at a log-in; null again after it changes. */
    emailVerifiedAt: timestamp('email_verified_at', { withTimezone: true }),
    /** The user name at Google or Facebook, which is the same with an account that is made anew; null for others. */
    identityName: text('identity_name'),
    picture: text(),
    emailConsent: boolean('email_consent').notNull().default(false),
    registerSource: text('register_source'),
    loginsCount: integer('logins_count').notNull().default(0),
    /** The time of the latest counted sign-in, so that a repeated request does not count it again. */
    countedSignInAt: timestamp('counted_sign_in_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Until when no mail about new offers is tried, because the identity service knew no confirmed address; null: never mind. */
    alertsPausedUntil: timestamp('alerts_paused_until', { withTimezone: true }),
  },
  (table) => [index('users_email_index').on(sql`lower(${table.email})`)],
);

/** Profile data that users entered. */
export const userMetadata = pgTable(
  'user_metadata',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    givenName: text('given_name'),
    familyName: text('family_name'),
    birthdate: date({ mode: 'string' }),
    worktownId: integer('worktown_id').references(() => cities.id),
    country: text(),
    avatar: text(),
    phone: text(),
    gender: text().$type<Gender>(),
    favouriteCategories: jsonb('favourite_categories').$type<string[]>().notNull().default([]),
    typeOfJobs: jsonb('type_of_jobs').$type<JobOfferType[]>().notNull().default([]),
    workFromHome: boolean('work_from_home'),
    language: text().references(() => languages.code),
    referralUrl: text('referral_url'),
    referralExpiresAt: timestamp('referral_expires_at', { withTimezone: true }),
  },
  (table) => [check('user_metadata_gender_check', sql`${table.gender} in ('other', 'male', 'female')`)],
);

const bytes = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (value) => Buffer.from(value),
});

/** The pictures that users uploaded, as they are shown: square, re-encoded, without metadata. */
export const profilePictures = pgTable(
  'profile_pictures',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Its name below `avatars/` at the image service, made from its content. */
    name: text().notNull(),
    content: bytes().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('profile_pictures_name_index').on(table.name)],
);

/** The languages a user speaks. */
export const userLanguages = pgTable(
  'user_languages',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    language: text()
      .notNull()
      .references(() => languages.code),
    level: text().$type<LanguageLevel>(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.language] }),
    check(
      'user_languages_level_check',
      sql`${table.level} in ('basic', 'conversational', 'fluent', 'native')`,
    ),
  ],
);
