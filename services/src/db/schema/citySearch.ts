import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { cities } from './city.ts';

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
