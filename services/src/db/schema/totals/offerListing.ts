import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { JobOfferType } from '../jobOffer.ts';
import { offerFacts } from './offerFact.ts';

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
