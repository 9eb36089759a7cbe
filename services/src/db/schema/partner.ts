import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { countries } from './country.ts';
import { languages } from './language.ts';

/** Companies that offer gigs. */
export const partners = pgTable('partners', {
  id: integer().primaryKey(),
  slug: text().notNull().unique(),
  orgSlug: text('org_slug').notNull().unique(),
  name: text().notNull(),
  website: text(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});

/** A partner's description in each language. */
export const partnerTexts = pgTable(
  'partner_texts',
  {
    partnerId: integer('partner_id')
      .notNull()
      .references(() => partners.id),
    language: text()
      .notNull()
      .references(() => languages.code),
    description: text(),
  },
  (table) => [primaryKey({ columns: [table.partnerId, table.language] })],
);

/** The countries in which partners work. */
export const partnerCountries = pgTable(
  'partner_countries',
  {
    partnerId: integer('partner_id')
      .notNull()
      .references(() => partners.id),
    countryCode: text('country_code')
      .notNull()
      .references(() => countries.code),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.countryCode] }),
    index('partner_countries_country_code_index').on(table.countryCode),
  ],
);
