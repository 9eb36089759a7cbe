import { index, pgTable, text } from 'drizzle-orm/pg-core';

/**
 * Every word of a full-time offer, past or present, folded as in the `search` column, without numbers. Triggers in the
 * migrations add the words of new and changed offers.
 */
export const moreJobWords = pgTable('more_job_words', { word: text().primaryKey() }, (table) => [
  index('more_job_words_word_index').using('gin', table.word.op('gin_trgm_ops')),
]);
