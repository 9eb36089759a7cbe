import { index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** The networks from which users signed in lately: what strangers try does not count there. */
export const knownNetworks = pgTable(
  'known_networks',
  {
    userId: text('user_id').notNull(),
    /** The hash of the user and the network. */
    network: text().notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.network] }),
    index('known_networks_used_at_index').on(table.usedAt),
  ],
);
