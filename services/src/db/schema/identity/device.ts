import { boolean, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { identityUsers } from './user.ts';

/** Browsers that signed in. A confirmed one has a verifier; a remembered one replaces the second factor. */
export const identityDevices = pgTable(
  'identity_devices',
  {
    userId: text('user_id')
      .notNull()
      .references(() => identityUsers.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    name: text(),
    salt: text(),
    /** Encrypted. */
    verifier: text(),
    remembered: boolean().notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    usedAt: timestamp('used_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] })],
);
