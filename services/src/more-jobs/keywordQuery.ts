import { sql, type SQL } from 'drizzle-orm';
import { Type } from 'typebox';
import type { RunQuery } from '../db/database.ts';
import { slipPattern } from '../text/slipPattern.ts';

/** Maximum numbers of words that a searched word stands for. */
const maxContaining = 20;
const maxSimilar = 5;

/** Many words begin or end with a shorter one, without being related. */
const minAroundLength = 4;

const Word = Type.Object({ word: Type.String() });

const SearchedWord = Type.Object({ word: Type.String(), kept: Type.Boolean(), known: Type.Boolean() });

const asPattern = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

const shortestWords = async (rows: RunQuery, condition: SQL): Promise<string[]> => {
  const found = await rows(
    sql`
    select word from more_job_words
    where ${condition}
    order by length(word), word
    limit ${maxContaining}`,
    Word,
  );
  return found.map(({ word }) => word);
};

/** Returns the shortest words that contain a text: `fahr` finds `busfahrer`. */
const wordsContaining = (rows: RunQuery, part: string): Promise<string[]> =>
  shortestWords(rows, sql`word like ${`%${asPattern(part)}%`}`);

/**
 * Returns the shortest words that end or begin with a word, itself included: `fahrer` finds `busfahrer` and `fahrerin`,
 * `garson` finds `garsonlar`.
 */
const wordsAround = (rows: RunQuery, word: string): Promise<string[]> =>
  [...word].length < minAroundLength
    ? Promise.resolve([word])
    : shortestWords(rows, sql`(word like ${`${asPattern(word)}%`} or word like ${`%${asPattern(word)}`})`);

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
 * Builds a tsquery in which each word stands for the words that end or begin with it, and a word that no offer contains for
 * those that contain it, or else for similar ones. Returns undefined if each word stands for itself, or if one is unknown
 * and has no replacement.
 */
export const keywordQuery = async (rows: RunQuery, keyword: string): Promise<string | undefined> => {
  // Numbers and words that are too short or too long are not in more_job_words, so they stand for themselves.
  const words = await rows(
    sql`
    select searched.word, searched.word ~ '^[^0-9]{3,40}$' as kept, exists (
      select 1 from more_job_words known where known.word = searched.word) as known
    from unnest(tsvector_to_array(to_tsvector('simple', folded(${keyword})))) as searched (word)`,
    SearchedWord,
  );
  const alternatives: string[][] = [];
  for (const { word, kept, known } of words) {
    const found = !kept ? [word] : known ? await wordsAround(rows, word) : await wordsContaining(rows, word);
    const last = found.length > 0 ? found : await similarWords(rows, word);
    if (last.length === 0) return undefined;
    alternatives.push(last);
  }
  if (alternatives.every((found, at) => found.length === 1 && found[0] === words[at]?.word)) return undefined;
  return alternatives.map((found) => `(${found.map(quoted).join(' | ')})`).join(' & ');
};
