import { boolean, pgTable, text } from 'drizzle-orm/pg-core';

/** The languages of texts; `application` marks those of the product's application. */
export const languages = pgTable('languages', {
  code: text().primaryKey(),
  name: text().notNull(),
  title: text().notNull(),
  application: boolean().notNull(),
});
