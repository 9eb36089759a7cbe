import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  pgTable,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { cities } from '../city.ts';
import { jobOffers, type JobOfferType } from '../jobOffer.ts';
import { stars } from './stars.ts';

/**
 * What lists, counts and averages need to know about each offer, in one row. Triggers in the migrations keep it equal to
 * the view `computed_offer_facts`, which computes it from the offer, its reviews and its contributions.
 */
export const offerFacts = pgTable(
  'offer_facts',
  {
    jobOfferId: integer('job_offer_id')
      .primaryKey()
      .references(() => jobOffers.id, { onDelete: 'cascade' }),
    cityId: integer('city_id')
      .notNull()
      .references(() => cities.id),
    countryCode: text('country_code').notNull(),
    partnerId: integer('partner_id').notNull(),
    type: text().$type<JobOfferType>().notNull(),
    /** In ascending order. */
    categoryIds: integer('category_ids').array().notNull(),
    weight: integer().notNull(),
    currency: text().notNull(),
    /** Whether lists show it: live, not past its end, and in at least one category. */
    isListed: boolean('is_listed').notNull(),
    /** When it ends; null: never. `unlist_ended_offers` clears `is_listed` then. */
    listedUntil: timestamp('listed_until', { withTimezone: true }),
    ...stars(),
    /** Sums of the contributions that count, in the currency of the offer and in days. */
    earningCount: integer('earning_count').notNull(),
    earningTotal: bigint('earning_total', { mode: 'number' }).notNull(),
    costCount: integer('cost_count').notNull(),
    costTotal: bigint('cost_total', { mode: 'number' }).notNull(),
    signUpCount: integer('sign_up_count').notNull(),
    signUpDays: doublePrecision('sign_up_days').notNull(),
    /** The time of the offer or of its newest review. */
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('offer_facts_city_id_index').on(table.cityId),
    index('offer_facts_partner_id_changed_at_index').on(table.partnerId, table.changedAt),
    index('offer_facts_listed_until_index')
      .on(table.listedUntil)
      .where(sql`${table.isListed} and ${table.listedUntil} is not null`),
  ],
);
