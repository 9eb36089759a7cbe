import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** When somebody did what may not be done often. The key is a hash: it names neither addresses nor people. */
export const requestLimits = pgTable(
  'request_limits',
  {
    key: text().primaryKey(),
    hits: timestamp({ withTimezone: true }).array().notNull(),
    lastHitAt: timestamp('last_hit_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('request_limits_last_hit_at_index').on(table.lastHitAt)],
);
