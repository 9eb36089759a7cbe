import { sql, type SQL } from 'drizzle-orm';
import { Type } from 'typebox';
import type { RunQuery } from '../../db/database.ts';
import { slipPattern } from '../../text/slipPattern.ts';

const maxContaining = 20;
const maxSimilar = 5;
const maxWithStem = 2000;

/** An index of three letters finds shorter texts slowly, and they are in too many words. */
const minStemLength = 4;
const minBeginningLength = 2;

const Word = Type.Object({ word: Type.String() });

const asPattern = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

export const anyOf = (texts: readonly string[]): SQL =>
  sql`any(array(select jsonb_array_elements_text(${JSON.stringify(texts)}::text::jsonb)))`;

const wordsWhere = async (rows: RunQuery, condition: SQL, limit: number | null): Promise<string[]> => {
  const found = await rows(
    sql`
    select word from more_job_words
    where ${condition}
    order by length(word), word
    limit ${limit}`,
    Word,
  );
  return found.map(({ word }) => word);
};

/** Returns those of the words that offers contain. */
export const knownWords = async (rows: RunQuery, words: readonly string[]): Promise<ReadonlySet<string>> =>
  new Set(words.length === 0 ? [] : await wordsWhere(rows, sql`word = ${anyOf(words)}`, null));

/** Returns the shortest words that contain a text: `fahr` finds `busfahrer`. */
export const wordsContaining = (rows: RunQuery, part: string): Promise<string[]> =>
  wordsWhere(rows, sql`word like ${`%${asPattern(part)}%`}`, maxContaining);

const commonBeginning = (one: string, other: string): string => {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return one.slice(0, length);
};

/**
 * Returns the forms of a word that offers contain, also beside another one (`kellner/in`), and the shortest words that contain
 * what all forms begin with.
 */
export const wordsAroundForms = (
  rows: RunQuery,
  word: string,
  forms: readonly string[],
): Promise<string[]> => {
  const common = forms.reduce(commonBeginning);
  const beginning = common.length < minBeginningLength ? word : common;
  const stem = [beginning, word].find(({ length }) => length >= minStemLength);
  const patterns = [`${asPattern(beginning)}%`, ...(stem === undefined ? [] : [`%${asPattern(stem)}%`])];
  // Each pattern has its own condition: an index finds many in an array slowly.
  const isLike = sql.join(
    patterns.map((pattern) => sql`word like ${pattern}`),
    sql` or `,
  );
  return wordsWhere(rows, sql`word = ${anyOf(forms)} or ${isLike}`, maxWithStem);
};

/** Returns words that differ by one typing mistake, the most similar first: `drivr` finds `driver`. */
export const similarWords = async (rows: RunQuery, word: string): Promise<string[]> => {
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
