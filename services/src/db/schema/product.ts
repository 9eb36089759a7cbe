import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { jobOffers } from './jobOffer.ts';
import { languages } from './language.ts';

export type ProductKind = 'equipment' | 'service';

/** Equipment and services that gigs need; the price is in minor units. */
export const products = pgTable(
  'products',
  {
    id: integer().primaryKey(),
    kind: text().$type<ProductKind>().notNull(),
    orgSlug: text('org_slug').notNull().unique(),
    priceMinor: integer('price_minor'),
    currency: text(),
    url: text().notNull(),
  },
  (table) => [check('products_kind_check', sql`${table.kind} in ('equipment', 'service')`)],
);

/** A product's name and description in each language. */
export const productTexts = pgTable(
  'product_texts',
  {
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    language: text()
      .notNull()
      .references(() => languages.code),
    name: text().notNull(),
    description: text(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.language] })],
);

/** The products that an offer needs. */
export const jobOfferProducts = pgTable(
  'job_offer_products',
  {
    jobOfferId: integer('job_offer_id')
      .notNull()
      .references(() => jobOffers.id),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
  },
  (table) => [
    primaryKey({ columns: [table.jobOfferId, table.productId] }),
    index('job_offer_products_product_id_index').on(table.productId),
  ],
);
