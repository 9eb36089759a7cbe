import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { languages } from './language.ts';

/** Countries by their upper-case ISO 3166-1 alpha-2 code. */
export const countries = pgTable('countries', {
  code: text().primaryKey(),
});

/** The name of a country in each language. */
export const countryNames = pgTable(
  'country_names',
  {
    countryCode: text('country_code')
      .notNull()
      .references(() => countries.code),
    language: text()
      .notNull()
      .references(() => languages.code),
    name: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.countryCode, table.language] })],
);
