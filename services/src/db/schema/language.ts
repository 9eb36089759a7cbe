import { boolean, pgTable, text, primaryKey } from 'drizzle-orm/pg-core';

/** The languages of texts; `application` marks those of the product's application. */
export const languages = pgTable('languages', {
  code: text().primaryKey(),
  name: text().notNull(),
  title: text().notNull(),
  application: boolean().notNull(),
});

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
