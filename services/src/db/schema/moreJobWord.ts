import { index, pgTable, text } from 'drizzle-orm/pg-core';

/**
 * Every word that ever stood in a full-time offer, as `search` of the offers has it, without numbers. Triggers of the
 * migrations add those of new and changed offers.
 */
export const moreJobWords = pgTable('more_job_words', { word: text().primaryKey() }, (table) => [
  index('more_job_words_word_index').using('gin', table.word.op('gin_trgm_ops')),
]);
