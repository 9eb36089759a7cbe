import { integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';

/** What bars people from offers, until it is taken back: one row for each `exclude`, and for each `remove` of a review. */
export const moderatorDecisions = pgTable(
  'moderator_decisions',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    decision: text().$type<'exclude' | 'remove'>().notNull(),
    /** The arguments of the command. Null in older rows, of which they are not known. */
    target: text(),
    moderator: text().notNull(),
    note: text(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [unique('moderator_decisions_decision_target_unique').on(table.decision, table.target)],
);
