import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { cities } from '../city.ts';

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
