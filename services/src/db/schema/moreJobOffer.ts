import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  customType,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { cities } from './city.ts';
import type { JobOfferStatus } from './jobOffer.ts';
import { languages } from './language.ts';
import { partners } from './partner.ts';

export const payPeriods = ['hour', 'month', 'year'] as const;

export type PayPeriod = (typeof payPeriods)[number];

export const contracts = ['permanent', 'fixed-term'] as const;

export type Contract = (typeof contracts)[number];

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** Full-time offers that come from feeds. */
export const moreJobOffers = pgTable(
  'more_job_offers',
  {
    id: uuid().primaryKey(),
    feed: text().notNull(),
    externalId: text('external_id').notNull(),
    cityId: integer('city_id')
      .notNull()
      .references(() => cities.id),
    partnerId: integer('partner_id')
      .notNull()
      .references(() => partners.id),
    title: text().notNull(),
    slugTitle: text('slug_title').notNull(),
    description: text().notNull(),
    language: text()
      .notNull()
      .references(() => languages.code),
    url: text().notNull(),
    status: text().$type<JobOfferStatus>().notNull(),
    postedAt: timestamp('posted_at', { withTimezone: true }).notNull(),
    validThrough: text('valid_through'),
    /** The words of title and description without accents; the migrations define `folded`. */
    search: tsvector().generatedAlwaysAs(sql`to_tsvector('simple', folded(title || ' ' || description))`),
    /** The lowest pay before tax for a period, in minor units of the currency. Null when the feed has none. */
    payMin: bigint('pay_min', { mode: 'number' }),
    /** The highest pay, if it is another. */
    payMax: bigint('pay_max', { mode: 'number' }),
    payPeriod: text('pay_period').$type<PayPeriod>(),
    /** ISO 4217. */
    currency: text(),
    /** Null when the feed has none. */
    contract: text().$type<Contract>(),
  },
  (table) => [
    unique('more_job_offers_feed_external_id_unique').on(table.feed, table.externalId),
    index('more_job_offers_city_id_posted_at_index').on(table.cityId, table.postedAt.desc().nullsFirst()),
    // Covers the conditions on live offers, so that they are counted per city from the index alone.
    index('more_job_offers_live_city_id_index')
      .on(table.cityId, table.validThrough)
      .where(sql`${table.status} = 'live'`),
    // Has the same conditions, for pages of the newest ones; the migration includes `valid_through`.
    index('more_job_offers_live_posted_at_index')
      .on(table.postedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.status} = 'live'`),
    index('more_job_offers_external_id_index').on(sql`lower(${table.externalId})`),
    index('more_job_offers_search_index').using('gin', table.search),
    index('more_job_offers_partner_id_index').on(table.partnerId),
    index('more_job_offers_slug_title_index').on(table.slugTitle),
    check('more_job_offers_status_check', sql`${table.status} in ('live', 'expired')`),
    check('more_job_offers_pay_period_check', sql`${table.payPeriod} in ('hour', 'month', 'year')`),
    check('more_job_offers_contract_check', sql`${table.contract} in ('permanent', 'fixed-term')`),
    check(
      'more_job_offers_pay_check',
      sql`num_nonnulls(${table.payMin}, ${table.payPeriod}, ${table.currency}) in (0, 3)
        and coalesce(${table.payMax} >= ${table.payMin}, ${table.payMax} is null)`,
    ),
  ],
);

/**
 * Every word of a full-time offer, past or present, folded as in the `search` column, without numbers. Triggers in the
 * migrations add the words of new and changed offers.
 */
export const moreJobWords = pgTable('more_job_words', { word: text().primaryKey() }, (table) => [
  index('more_job_words_word_index').using('gin', table.word.op('gin_trgm_ops')),
]);
