import { sql } from 'drizzle-orm';
import { Type } from 'typebox';
import type { RunQuery } from '../db/database.ts';
import { slipPattern } from '../text/slipPattern.ts';

/** Maximum numbers of words that replace a word that no offer contains. */
const maxContaining = 20;
const maxSimilar = 5;

const Word = Type.Object({ word: Type.String() });

const KnownWord = Type.Object({ word: Type.String(), known: Type.Boolean() });

/** Returns the shortest words that contain a text: `fahr` finds `busfahrer`. */
const wordsContaining = async (rows: RunQuery, part: string): Promise<string[]> => {
  const found = await rows(
    sql`
    select word from more_job_words
    where word like ${`%${part.replace(/[\\%_]/g, '\\$&')}%`}
    order by length(word), word
    limit ${maxContaining}`,
    Word,
  );
  return found.map(({ word }) => word);
};

/** Returns words that differ by one typing mistake, the most similar first: `drivr` finds `driver`. */
const similarWords = async (rows: RunQuery, word: string): Promise<string[]> => {
  const slips = /^[\p{L}\p{N}]+$/u.test(word) ? slipPattern(word) : null;
  if (slips === null) return [];
  const found = await rows(
    sql`
    select word from more_job_words
    where length(word) between ${word.length - 1} and ${word.length + 1} and word ~ ${slips}
    order by similarity(word, ${word}) desc, word
    limit ${maxSimilar}`,
    Word,
  );
  return found.map(({ word: similar }) => similar);
};

const quoted = (word: string): string => `'${word.replace(/[\\']/g, '$&$&')}'`;

/**
 * Builds a tsquery in which each word that no offer contains is replaced by words that contain it, or else by similar
 * ones. Returns undefined if every word is known, or if one has no replacement.
 */
export const keywordQuery = async (rows: RunQuery, keyword: string): Promise<string | undefined> => {
  // Numbers and words that are too short or too long are not in more_job_words, so they count as known.
  const words = await rows(
    sql`
    select searched.word, searched.word !~ '^[^0-9]{3,40}$' or exists (
      select 1 from more_job_words known where known.word = searched.word) as known
    from unnest(tsvector_to_array(to_tsvector('simple', folded(${keyword})))) as searched (word)`,
    KnownWord,
  );
  if (words.every(({ known }) => known)) return undefined;
  const alternatives: string[] = [];
  for (const { word, known } of words) {
    if (known) {
      alternatives.push(quoted(word));
      continue;
    }
    const containing = await wordsContaining(rows, word);
    const found = containing.length > 0 ? containing : await similarWords(rows, word);
    if (found.length === 0) return undefined;
    alternatives.push(`(${found.map(quoted).join(' | ')})`);
  }
  return alternatives.join(' & ');
};
