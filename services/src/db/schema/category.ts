import { index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { cities } from './city.ts';
import { languages } from './language.ts';

/** Categories of gigs. */
export const categories = pgTable('categories', {
  id: integer().primaryKey(),
  orgSlug: text('org_slug').notNull().unique(),
});

/** A category's name and slug in each language; header and overview are templates with `{city}`. */
export const categoryTexts = pgTable(
  'category_texts',
  {
    categoryId: integer('category_id')
      .notNull()
      .references(() => categories.id),
    language: text()
      .notNull()
      .references(() => languages.code),
    name: text().notNull(),
    slug: text().notNull(),
    header: text(),
    overview: text(),
  },
  (table) => [
    primaryKey({ columns: [table.categoryId, table.language] }),
    unique('category_texts_language_slug_unique').on(table.language, table.slug),
    index('category_texts_slug_index').on(table.slug),
  ],
);

/** Texts of a category in a city that replace the templates; null means no text. */
export const cityCategoryTexts = pgTable(
  'city_category_texts',
  {
    cityId: integer('city_id')
      .notNull()
      .references(() => cities.id),
    categoryId: integer('category_id')
      .notNull()
      .references(() => categories.id),
    language: text()
      .notNull()
      .references(() => languages.code),
    header: text(),
    overview: text(),
  },
  (table) => [primaryKey({ columns: [table.cityId, table.categoryId, table.language] })],
);
