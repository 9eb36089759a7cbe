import { jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { users } from './user.ts';

/** Pages that signed-in users viewed. */
export const pageViews = pgTable(
  'page_views',
  {
    id: uuid().primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    url: text().notNull(),
    type: text().notNull(),
    referralUrl: text('referral_url'),
    params: jsonb().$type<Record<string, string | number | boolean | null>>(),
    sessionId: text('session_id'),
    idempotencyKey: uuid('idempotency_key'),
    /** The hash of the input that came with the key. Null in older rows, which take any. */
    inputHash: text('input_hash'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [unique('page_views_user_id_idempotency_key_unique').on(table.userId, table.idempotencyKey)],
);
