import { sql } from 'drizzle-orm';
import {
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { jobOffers } from './jobOffer.ts';
import { languages } from './language.ts';
import { users } from './user.ts';

/** Reviews of gigs by people who did them; a null username is shown as anonymous. */
export const reviews = pgTable(
  'reviews',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    jobOfferId: integer('job_offer_id')
      .notNull()
      .references(() => jobOffers.id),
    /** The displayed author. */
    userId: text('user_id'),
    /** The account that wrote it and may change it; null for imported reviews. */
    accountId: text('account_id').references(() => users.id, { onDelete: 'set null' }),
    username: text(),
    avatar: text(),
    rating: smallint().notNull(),
    reviewText: text('review_text'),
    /** Counts the changes of the stars and the text, so that a moderator decides about what was listed. */
    version: integer().notNull().default(1),
    language: text()
      .notNull()
      .references(() => languages.code),
    sessionId: text('session_id'),
    idempotencyKey: uuid('idempotency_key'),
    /** The hash of the input that came with the key. Null in older rows, which take any. */
    inputHash: text('input_hash'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When its stars were changed last; null when they never were. */
    ratedAt: timestamp('rated_at', { withTimezone: true }),
    /** The stars that counted before the changes of the last days: see `formerValue`. */
    formerValue: doublePrecision('former_value'),
    /** The keyed hash of the author's mailbox for this offer; it stays when the account is deleted. Null for imported reviews. */
    mailboxHash: text('mailbox_hash'),
    /** The keyed hash of the author's network for this offer; null after a while. */
    networkHash: text('network_hash'),
    /** What its stars wait for before they are part of averages, and until when; null when they do not wait. */
    waitsFor: text('waits_for').$type<'account' | 'network'>(),
    waitsUntil: timestamp('waits_until', { withTimezone: true }),
    /** From when on it counts, as far as it waits for nothing else. Null: since it was written. */
    countsFrom: timestamp('counts_from', { withTimezone: true }),
  },
  (table) => [
    index('reviews_job_offer_id_index').on(table.jobOfferId),
    index('reviews_waits_until_index')
      .on(table.waitsUntil)
      .where(sql`${table.waitsUntil} is not null`),
    index('reviews_created_at_index').on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('reviews_language_rating_index').on(
      table.language,
      table.rating.desc().nullsFirst(),
      table.createdAt.desc().nullsFirst(),
    ),
    unique('reviews_account_id_job_offer_id_unique').on(table.accountId, table.jobOfferId),
    unique('reviews_job_offer_id_mailbox_hash_unique').on(table.jobOfferId, table.mailboxHash),
    unique('reviews_account_id_idempotency_key_unique').on(table.accountId, table.idempotencyKey),
    check('reviews_rating_check', sql`${table.rating} between 1 and 5`),
  ],
);
