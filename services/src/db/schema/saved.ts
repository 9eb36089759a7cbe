import { sql } from 'drizzle-orm';
import {
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  date,
  index,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { cities } from './city.ts';
import { jobOffers, type JobOfferType } from './jobOffer.ts';
import { users } from './user.ts';

/** Offers that users saved for later. */
export const savedOffers = pgTable(
  'saved_offers',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    jobOfferId: integer('job_offer_id')
      .notNull()
      .references(() => jobOffers.id),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.jobOfferId] })],
);

/** Lists of offers that users saved: a city, with the filters of its page. */
export const savedSearches = pgTable(
  'saved_searches',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    cityId: integer('city_id')
      .notNull()
      .references(() => cities.id),
    /** The original slugs in alphabetical order; empty for all categories. */
    categories: text().array().notNull(),
    /** Null for all types. */
    type: text().$type<JobOfferType>(),
    /** What else the offers fulfil, as the REST contract has it; empty for all. */
    filter: jsonb().$type<object>().notNull().default({}),
    /** Since when mails announce its new offers; null: they do not. */
    alertsSince: timestamp('alerts_since', { withTimezone: true }),
    /** The language of the site when the user last changed the row. */
    language: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique('saved_searches_user_id_search_unique')
      .on(table.userId, table.cityId, table.categories, table.type, table.filter)
      .nullsNotDistinct(),
    index('saved_searches_city_id_index')
      .on(table.cityId)
      .where(sql`${table.alertsSince} is not null`),
  ],
);

/** The mails about new offers: at most one per user and day. */
export const alertMails = pgTable(
  'alert_mails',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** In UTC. */
    day: date({ mode: 'string' }).notNull(),
    /** The row in `mails`, which may have been deleted since. */
    mailId: uuid('mail_id').notNull(),
    /** The offers that it announces. */
    offerIds: integer('offer_ids').array().notNull(),
    /** Of the token in its links. */
    hash: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When the mail was sent. Null while it waits, and for ever if it failed: then later mails announce its offers again. */
    announcedAt: timestamp('announced_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.day] }),
    unique('alert_mails_hash_unique').on(table.hash),
    index('alert_mails_created_at_index').on(table.createdAt),
    index('alert_mails_mail_id_index').on(table.mailId),
  ],
);
