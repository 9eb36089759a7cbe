import { sql } from 'drizzle-orm';
import type { Rows } from '../db/withinTransaction.ts';
import { slipPattern } from '../text/slipPattern.ts';

/** So many words may stand for one that no offer has. */
const MOST_HOLDING = 20;
const MOST_ALIKE = 5;

/** The shortest words that hold the part: `fahr` is in `busfahrer`. */
const wordsHolding = async (rows: Rows, part: string): Promise<string[]> => {
  const found = await rows<{ word: string }>(sql`
    select word from more_job_words
    where word like ${`%${part.replace(/[\\%_]/g, '\\$&')}%`}
    order by length(word), word
    limit ${MOST_HOLDING}`);
  return found.map(({ word }) => word);
};

/** The words that differ by one slip, the most alike first: `drivr` is `driver`. */
const wordsAlike = async (rows: Rows, word: string): Promise<string[]> => {
  const slips = /^[\p{L}\p{N}]+$/u.test(word) ? slipPattern(word) : null;
  if (slips === null) return [];
  const found = await rows<{ word: string }>(sql`
    select word from more_job_words
    where length(word) between ${word.length - 1} and ${word.length + 1} and word ~ ${slips}
    order by similarity(word, ${word}) desc, word
    limit ${MOST_ALIKE}`);
  return found.map(({ word: alike }) => alike);
};

const quoted = (word: string): string => `'${word.replace(/[\\']/g, '$&$&')}'`;

/**
 * A keyword as a query of PostgreSQL, in which words that hold it, or else are like it, stand for a word that no offer
 * has; undefined where every word is known or nothing can stand for it.
 */
export const keywordQuery = async (rows: Rows, keyword: string): Promise<string | undefined> => {
  // Numbers, and what is too short or too long, are not among the words.
  const words = await rows<{ word: string; known: boolean }>(sql`
    select asked.word, asked.word !~ '^[^0-9]{3,40}$' or exists (
      select 1 from more_job_words known where known.word = asked.word) as known
    from unnest(tsvector_to_array(to_tsvector('simple', folded(${keyword})))) as asked (word)`);
  if (words.every(({ known }) => known)) return undefined;
  const alternatives: string[] = [];
  for (const { word, known } of words) {
    if (known) {
      alternatives.push(quoted(word));
      continue;
    }
    const holding = await wordsHolding(rows, word);
    const found = holding.length > 0 ? holding : await wordsAlike(rows, word);
    if (found.length === 0) return undefined;
    alternatives.push(`(${found.map(quoted).join(' | ')})`);
  }
  return alternatives.join(' & ');
};
