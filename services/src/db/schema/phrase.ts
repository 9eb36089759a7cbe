import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { languages } from './language.ts';

/** Texts of the site that override its message catalogue, by message id. */
export const phrases = pgTable(
  'phrases',
  {
    language: text()
      .notNull()
      .references(() => languages.code),
    key: text().notNull(),
    text: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.language, table.key] })],
);
