import { integer, pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core';
import { cities } from '../city.ts';

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
