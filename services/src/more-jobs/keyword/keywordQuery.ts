import { sql, type SQL } from 'drizzle-orm';
import { Type } from 'typebox';
import type { RunQuery } from '../../db/database.ts';
import { searchWords } from '../../text/fold.ts';
import { isAside, keywordTerms } from './keywordTerms.ts';
import { anyOf } from './offerWords.ts';
import { placeFormsOf } from './titleForms.ts';
import { joined, wordQuery } from './wordQuery.ts';

const SearchedWord = Type.Object({ part: Type.String(), word: Type.String(), kept: Type.Boolean() });

/** Builds the tsquery of the terms; empty if they have no words. */
const termsQuery = async (rows: RunQuery, terms: readonly string[][]): Promise<string> => {
  // Numbers and words that are too short or too long are not in more_job_words, so they stand for themselves.
  const words = await rows(
    sql`
    select part, searched.word, searched.word ~ '^[^0-9]{3,40}$' as kept
    from jsonb_array_elements_text(${JSON.stringify(terms.flat())}::text::jsonb) as part,
      unnest(tsvector_to_array(to_tsvector('simple', folded(part)))) as searched (word)`,
    SearchedWord,
  );
  const queries: string[] = [];
  for (const parts of terms) {
    const alternatives: string[] = [];
    for (const part of parts) {
      const all: string[] = [];
      for (const { word, kept } of words.filter((searched) => searched.part === part))
        all.push(await wordQuery(rows, word, kept));
      if (all.length > 0) alternatives.push(joined(all, '&'));
    }
    if (alternatives.length > 0) queries.push(joined(alternatives, '|'));
  }
  return queries.join(' & ');
};

const maxPlaceWords = 4;

const Place = Type.Object({ name: Type.String(), ids: Type.Array(Type.Integer()) });

/** Finds the names of cities in a keyword, the longest first, and the terms that are left. */
const splitPlaces = async (rows: RunQuery, terms: readonly string[][]) => {
  const runs = terms.flatMap((_term, from) =>
    Array.from({ length: Math.min(maxPlaceWords, terms.length - from) }, (_, at) => ({
      from,
      to: from + at + 1,
    }))
      .map((run) => ({ ...run, parts: terms.slice(run.from, run.to) }))
      .filter(({ parts }) => parts.every((part) => part.length === 1) && !parts.every(isAside))
      .map((run) => ({ ...run, name: searchWords(run.parts.flat().join(' ')) })),
  );
  const names = runs.map(({ name }) => name).filter((name) => name.length > 2);
  const known = await rows(
    sql`select name, array_agg(city_id) as ids from city_names where name = ${anyOf(names.flatMap(placeFormsOf))} group by name`,
    Place,
  );
  const taken = new Set<number>();
  const places = runs
    .toSorted((one, other) => other.to - other.from - (one.to - one.from))
    .flatMap(({ from, to, name }) => {
      const place = placeFormsOf(name)
        .map((form) => known.find((found) => found.name === form))
        .find((found) => found !== undefined);
      const at = Array.from({ length: to - from }, (_, index) => from + index);
      if (place === undefined || at.some((index) => taken.has(index))) return [];
      at.forEach((index) => taken.add(index));
      return [place];
    });
  return { places, rest: terms.filter((term, at) => !taken.has(at) && !isAside(term)) };
};

/**
 * Returns the condition on the offers that a keyword means, or null if it only has words such as `jobs`. Each word stands for
 * its forms, and for compounds with them. The name of a city also stands for the offers there.
 */
export const keywordCondition = async (rows: RunQuery, keyword: string): Promise<SQL | null> => {
  const terms = keywordTerms(keyword);
  if (terms.length === 0) return sql`false`;
  const { places, rest } = await splitPlaces(rows, terms);
  if (places.length === 0 && rest.length === 0) return null;
  const conditions = places.map(
    ({ name, ids }) => sql`(offer.search @@ plainto_tsquery('simple', ${name}) or offer.city_id in ${ids})`,
  );
  if (rest.length > 0) conditions.unshift(sql`offer.search @@ ${await termsQuery(rows, rest)}::tsquery`);
  return sql.join(conditions, sql` and `);
};
