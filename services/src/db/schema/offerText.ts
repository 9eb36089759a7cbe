import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { languages } from './language.ts';

/** A set of texts that several offers share (the same partner in many cities). */
export const offerTextSets = pgTable('offer_text_sets', {
  id: integer().primaryKey(),
});

/** The texts of a set in one language; each may contain `{city}`. */
export const offerTexts = pgTable(
  'offer_texts',
  {
    textId: integer('text_id')
      .notNull()
      .references(() => offerTextSets.id),
    language: text()
      .notNull()
      .references(() => languages.code),
    cardTitle: text('card_title'),
    cardOverview: text('card_overview'),
    earnings: text(),
    description: text(),
    howToStart: text('how_to_start'),
    jobRequirementsDetails: text('job_requirements_details'),
    fees: text(),
    commonExpenses: text('common_expenses'),
    joiningBonus: text('joining_bonus'),
    overview: text(),
    overviewHeader: text('overview_header'),
    structuredData: text('structured_data'),
    seoTitle: text('seo_title'),
    seoDescription: text('seo_description'),
    seoKeywords: text('seo_keywords'),
  },
  (table) => [primaryKey({ columns: [table.textId, table.language] })],
);
