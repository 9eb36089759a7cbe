import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Keys of the identity service, which all its processes share. Encrypted with the key outside the database. */
export const identitySecrets = pgTable('identity_secrets', {
  name: text().primaryKey(),
  value: text().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});
