import { boolean, pgTable, text } from 'drizzle-orm/pg-core';

/** The languages a text may be in; `application` marks those the product's own application speaks. */
export const languages = pgTable('languages', {
  code: text().primaryKey(),
  name: text().notNull(),
  title: text().notNull(),
  application: boolean().notNull(),
});
