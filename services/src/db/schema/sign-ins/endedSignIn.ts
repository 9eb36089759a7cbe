import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Users whose sign-ins have ended, by the hash of their id; kept while tokens of those sign-ins may be valid. */
export const endedSignIns = pgTable('ended_sign_ins', {
  idHash: text('id_hash').primaryKey(),
  endedAt: timestamp('ended_at', { withTimezone: true }).notNull(),
});
