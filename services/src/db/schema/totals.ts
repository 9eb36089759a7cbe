import { sql } from 'drizzle-orm';
import {
  integer,
  index,
  pgTable,
  primaryKey,
  text,
  timestamp,
  bigint,
  boolean,
  doublePrecision,
  smallint,
} from 'drizzle-orm/pg-core';
import { cities } from './city.ts';
import { jobOffers, type JobOfferType } from './jobOffer.ts';
import { reviews } from './review.ts';

/** The numbers of reviews with each number of stars. */
const stars = () => ({
  stars1: integer('stars_1').notNull(),
  stars2: integer('stars_2').notNull(),
  stars3: integer('stars_3').notNull(),
  stars4: integer('stars_4').notNull(),
  stars5: integer('stars_5').notNull(),
});

/**
 * Every name that the city search compares, each once for a city: names and slugs in every language, former slugs and
 * aliases, folded. Triggers in the migrations keep it.
 */
export const cityNames = pgTable(
  'city_names',
  {
    cityId: integer('city_id')
      .notNull()
      .references(() => cities.id),
    name: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.cityId, table.name] }),
    index('city_names_similar_index').using('gin', table.name.op('gin_trgm_ops')),
    index('city_names_beginning_index').on(table.name.op('text_pattern_ops')),
    index('city_names_ending_index').on(sql`reverse(${table.name}) text_pattern_ops`),
  ],
);

/**
 * The number of full-time offers with the status `live` in each city, by when they end: `infinity` for those that do not.
 * Triggers in the migrations keep it.
 */
export const moreJobTotals = pgTable(
  'more_job_totals',
  {
    cityId: integer('city_id')
      .notNull()
      .references(() => cities.id, { onDelete: 'cascade' }),
    listedUntil: timestamp('listed_until', { withTimezone: true }).notNull(),
    offers: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.cityId, table.listedUntil] })],
);

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

/**
 * The listed offers in the order of their weight: each once for every category, and once for the category 0, which stands
 * for all. Lists are read from an index that has every column, whatever the filters. Triggers in the migrations keep it.
 */
export const offerListings = pgTable(
  'offer_listings',
  {
    jobOfferId: integer('job_offer_id')
      .notNull()
      .references(() => offerFacts.jobOfferId, { onDelete: 'cascade' }),
    categoryId: integer('category_id').notNull(),
    weight: integer().notNull(),
    countryCode: text('country_code').notNull(),
    partnerId: integer('partner_id').notNull(),
    type: text().$type<JobOfferType>().notNull(),
    categoryIds: integer('category_ids').array().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.jobOfferId, table.categoryId] }),
    // drizzle-kit cannot declare the columns that these indexes include; the migrations add them.
    index('offer_listings_weight_index').on(
      table.categoryId,
      table.weight.desc().nullsFirst(),
      table.jobOfferId,
    ),
    index('offer_listings_country_weight_index').on(
      table.categoryId,
      table.countryCode,
      table.weight.desc().nullsFirst(),
      table.jobOfferId,
    ),
    index('offer_listings_partner_weight_index').on(
      table.categoryId,
      table.partnerId,
      table.weight.desc().nullsFirst(),
      table.jobOfferId,
    ),
  ],
);

/**
 * Numbers of listed offers, and of reviews of all offers, for each combination of what lists filter by. Sums of these rows
 * are the totals, facets and averages of lists that are not about one city. Triggers in the migrations keep them.
 */
export const offerTotals = pgTable(
  'offer_totals',
  {
    partnerId: integer('partner_id').notNull(),
    countryCode: text('country_code').notNull(),
    type: text().$type<JobOfferType>().notNull(),
    categoryIds: integer('category_ids').array().notNull(),
    offers: integer().notNull(),
    ...stars(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.countryCode, table.type, table.categoryIds] }),
    index('offer_totals_country_code_index').on(table.countryCode),
  ],
);

/** The same numbers for each city. */
export const cityTotals = pgTable(
  'city_totals',
  {
    cityId: integer('city_id')
      .primaryKey()
      .references(() => cities.id, { onDelete: 'cascade' }),
    offers: integer().notNull(),
    ...stars(),
  },
  (table) => [index('city_totals_offers_index').on(table.offers.desc().nullsFirst(), table.cityId)],
);

/**
 * The reviews of offers that have a page, with everything that lists of reviews filter and sort by. Such lists are read from
 * indexes that have every column. Triggers in the migrations keep the rows equal to the view `computed_review_listings`.
 */
export const reviewListings = pgTable(
  'review_listings',
  {
    reviewId: integer('review_id')
      .primaryKey()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    jobOfferId: integer('job_offer_id').notNull(),
    partnerId: integer('partner_id').notNull(),
    countryCode: text('country_code').notNull(),
    categoryIds: integer('category_ids').array().notNull(),
    rating: smallint().notNull(),
    language: text().notNull(),
    hasText: boolean('has_text').notNull(),
    helpfulCount: integer('helpful_count').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  // drizzle-kit cannot declare the columns that the indexes include; the migration adds them.
  (table) => {
    const byTime = () => [table.createdAt.desc().nullsFirst(), table.reviewId.desc().nullsFirst()] as const;
    const byHelp = () => [table.helpfulCount.desc().nullsFirst(), ...byTime()] as const;
    return [
      index('review_listings_job_offer_id_index').on(table.jobOfferId),
      index('review_listings_newest_index').on(...byTime()),
      index('review_listings_language_newest_index').on(table.language, ...byTime()),
      index('review_listings_helpful_index').on(...byHelp()),
      index('review_listings_partner_newest_index').on(table.partnerId, ...byTime()),
      index('review_listings_partner_language_newest_index').on(table.partnerId, table.language, ...byTime()),
      index('review_listings_partner_helpful_index').on(table.partnerId, ...byHelp()),
    ];
  },
);
