import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { cities } from '../city.ts';
import type { JobOfferType } from '../jobOffer.ts';
import { stars } from './stars.ts';

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
