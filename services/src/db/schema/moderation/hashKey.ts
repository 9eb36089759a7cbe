import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** The key of the hashes by which people are told apart, which all processes share. */
export const hashKeys = pgTable('hash_keys', {
  name: text().primaryKey(),
  value: text().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});
