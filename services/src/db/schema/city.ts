import {
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { countries } from './country.ts';
import { languages } from './language.ts';

/** Cities; the id is the GeoNames id, `state` a two-letter code where the country has states. */
export const cities = pgTable(
  'cities',
  {
    id: integer().primaryKey(),
    orgSlug: text('org_slug').notNull().unique(),
    countryCode: text('country_code')
      .notNull()
      .references(() => countries.code),
    state: text(),
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
    population: integer().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('cities_country_code_index').on(table.countryCode),
    index('cities_latitude_index').on(table.latitude),
  ],
);

/** A city's name, slug and texts in each language; the search compares `folded_name`. */
export const cityTexts = pgTable(
  'city_texts',
  {
    cityId: integer('city_id')
      .notNull()
      .references(() => cities.id),
    language: text()
      .notNull()
      .references(() => languages.code),
    name: text().notNull(),
    slug: text().notNull(),
    foldedName: text('folded_name').notNull(),
    header: text(),
    overview: text(),
    seoTitle: text('seo_title'),
    seoDescription: text('seo_description'),
  },
  (table) => [
    primaryKey({ columns: [table.cityId, table.language] }),
    unique('city_texts_language_slug_unique').on(table.language, table.slug),
    index('city_texts_slug_index').on(table.slug),
    index('city_texts_folded_name_index').using('gin', table.foldedName.op('gin_trgm_ops')),
  ],
);

/** Former slugs of cities, which redirect to the current ones. */
export const cityOldSlugs = pgTable('city_old_slugs', {
  slug: text().primaryKey(),
  cityId: integer('city_id')
    .notNull()
    .references(() => cities.id),
});

/** Short and alternative names of cities; the search compares `folded_name`. */
export const cityAliases = pgTable(
  'city_aliases',
  {
    cityId: integer('city_id')
      .notNull()
      .references(() => cities.id),
    name: text().notNull(),
    foldedName: text('folded_name').notNull(),
  },
  (table) => [primaryKey({ columns: [table.cityId, table.name] })],
);

/** Missing cities that visitors suggested. */
export const cityPropositions = pgTable('city_propositions', {
  id: uuid().primaryKey(),
  proposition: text().notNull(),
  sessionId: text('session_id'),
  idempotencyKey: uuid('idempotency_key').unique(),
  /** The hash of the input that came with the key. Null in older rows, which take any. */
  inputHash: text('input_hash'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});

/** What visitors typed into the city search, and the city they chose. */
export const citySearches = pgTable('city_searches', {
  id: uuid().primaryKey(),
  query: text().notNull(),
  cityId: integer('city_id').references(() => cities.id),
  sessionId: text('session_id'),
  idempotencyKey: uuid('idempotency_key').unique(),
  /** The hash of the input that came with the key. Null in older rows, which take any. */
  inputHash: text('input_hash'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});
