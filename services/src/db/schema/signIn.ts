import { pgTable, text, timestamp, index, primaryKey } from 'drizzle-orm/pg-core';

/** Deleted accounts by the hash of their id; tokens from earlier sign-ins are rejected. */
export const closedAccounts = pgTable('closed_accounts', {
  idHash: text('id_hash').primaryKey(),
  closedAt: timestamp('closed_at', { withTimezone: true }).notNull(),
});

/** Users whose sign-ins have ended, by the hash of their id; retained while tokens of those sign-ins may be valid. */
export const endedSignIns = pgTable('ended_sign_ins', {
  idHash: text('id_hash').primaryKey(),
  endedAt: timestamp('ended_at', { withTimezone: true }).notNull(),
});

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
