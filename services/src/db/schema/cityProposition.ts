import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Cities that visitors asked for. */
export const cityPropositions = pgTable('city_propositions', {
  id: uuid().primaryKey(),
  proposition: text().notNull(),
  sessionId: text('session_id'),
  idempotencyKey: uuid('idempotency_key').unique(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});
