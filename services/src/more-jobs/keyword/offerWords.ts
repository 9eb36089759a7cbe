import { sql, type SQL } from 'drizzle-orm';
import { Type } from 'typebox';
import type { Database, RunQuery } from '../../db/database.ts';
import { wordList, type WordList } from './wordList.ts';
import { jsonValue } from '../../sql/jsonValue.ts';

/** A list of more words takes long to read, so that it may be a minute old; others are always up to date. */
const maxAlwaysCounted = 50_000;
const maxAgeMs = 60_000;

interface ReadList {
  readonly list: WordList;
  readonly readAt: number;
}

const lists = new WeakMap<Database, ReadList>();

export const anyOf = (texts: readonly string[]): SQL =>
  sql`any(array(select jsonb_array_elements_text(${jsonValue(texts)})))`;

const isCurrent = async (rows: RunQuery, { list, readAt }: ReadList): Promise<boolean> => {
  if (list.size > maxAlwaysCounted && performance.now() - readAt < maxAgeMs) return true;
  // Words are only ever added, so as many are the same ones.
  const [counted] = await rows(
    sql`select count(*)::int as words from more_job_words`,
    Type.Object({ words: Type.Integer() }),
  );
  return counted?.words === list.size;
};

/** Returns the words of all offers, which are read again when there are new ones. */
export const offerWords = async (database: Database, rows: RunQuery): Promise<WordList> => {
  const read = lists.get(database);
  if (read !== undefined && (await isCurrent(rows, read))) return read.list;
  const found = await rows(sql`select word from more_job_words`, Type.Object({ word: Type.String() }));
  const list = wordList(found.map(({ word }) => word));
  lists.set(database, { list, readAt: performance.now() });
  return list;
};
