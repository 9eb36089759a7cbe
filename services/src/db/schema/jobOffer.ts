import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { categories } from './category.ts';
import { cities } from './city.ts';
import { offerTextSets } from './offerText.ts';
import { partners } from './partner.ts';

export type JobOfferStatus = 'live' | 'expired';
export type JobOfferType = 'part-time' | 'weekend' | 'student' | 'freelance' | 'full-time';

/** The vehicles that gigs need, each of which also serves where a former one is asked for. */
export const vehicles = ['none', 'bike', 'scooter', 'car'] as const;

export type Vehicle = (typeof vehicles)[number];

/** A partner's gig in a city. `valid_through` is a date or an instant; a date is valid until its end in UTC. */
export const jobOffers = pgTable(
  'job_offers',
  {
    id: integer().primaryKey(),
    cityId: integer('city_id')
      .notNull()
      .references(() => cities.id),
    partnerId: integer('partner_id')
      .notNull()
      .references(() => partners.id),
    textId: integer('text_id')
      .notNull()
      .references(() => offerTextSets.id),
    status: text().$type<JobOfferStatus>().notNull(),
    url: text().notNull(),
    weight: integer().notNull(),
    validThrough: text('valid_through'),
    isVerified: boolean('is_verified').notNull(),
    isDirectApply: boolean('is_direct_apply').notNull(),
    feedId: text('feed_id'),
    type: text().$type<JobOfferType>().notNull(),
    currency: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** In years; null: not stated. */
    minAge: smallint('min_age'),
    /** The least that the gig needs; null: not stated. */
    vehicle: text().$type<Vehicle>(),
    /** Two-letter codes of languages of which one suffices; empty: not stated. */
    workLanguages: text('work_languages').array().notNull().default([]),
    /** Whether it is done from home. */
    isRemote: boolean('is_remote').notNull().default(false),
  },
  (table) => [
    unique('job_offers_city_id_partner_id_unique').on(table.cityId, table.partnerId),
    index('job_offers_partner_id_index').on(table.partnerId),
    index('job_offers_text_id_index').on(table.textId),
    check(
      'job_offers_valid_through_check',
      sql`${table.validThrough} ~ '^\\d{4}-\\d{2}-\\d{2}(T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?Z)?$'`,
    ),
    check('job_offers_vehicle_check', sql`${table.vehicle} in ('none', 'bike', 'scooter', 'car')`),
    check('job_offers_status_check', sql`${table.status} in ('live', 'expired')`),
    check(
      'job_offers_type_check',
      sql`${table.type} in ('part-time', 'weekend', 'student', 'freelance', 'full-time')`,
    ),
  ],
);

/** The categories of offers. */
export const jobOfferCategories = pgTable(
  'job_offer_categories',
  {
    jobOfferId: integer('job_offer_id')
      .notNull()
      .references(() => jobOffers.id),
    categoryId: integer('category_id')
      .notNull()
      .references(() => categories.id),
  },
  (table) => [
    primaryKey({ columns: [table.jobOfferId, table.categoryId] }),
    index('job_offer_categories_category_id_index').on(table.categoryId),
  ],
);
