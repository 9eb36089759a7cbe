import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Times of rate-limited requests. The key is a hash, which reveals no addresses. */
export const requestLimits = pgTable(
  'request_limits',
  {
    key: text().primaryKey(),
    hits: timestamp({ withTimezone: true }).array().notNull(),
    lastHitAt: timestamp('last_hit_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('request_limits_last_hit_at_index').on(table.lastHitAt)],
);
