import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

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
