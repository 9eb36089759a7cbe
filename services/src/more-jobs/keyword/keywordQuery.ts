import { and, sql, type SQL } from 'drizzle-orm';
import { Type } from 'typebox';
import type { Database, RunQuery } from '../../db/database.ts';
import { searchWords } from '../../text/fold.ts';
import { isAside, keywordTerms } from '../../text/keyword/keywordTerms.ts';
import { anyOf, offerWords } from './offerWords.ts';
import { placeFormsOf } from '../../text/keyword/titleForms.ts';
import { joined, plainQuery, wordQuery } from './wordQuery.ts';
import type { WordList } from './wordList.ts';
import { jsonValue } from '../../sql/jsonValue.ts';

/** Titles of jobs have at most five words that say something, and a place beside them. */
const maxSearchedWords = 6;
const maxPlaceTerms = 12;

const SearchedWord = Type.Object({ part: Type.String(), word: Type.String(), listed: Type.Boolean() });

/** Builds the tsquery of the terms; empty if they have no words. Words beyond the first few must be contained as they are. */
const termsQuery = async (rows: RunQuery, list: WordList, terms: readonly string[][]): Promise<string> => {
  // Numbers and words that are too short or too long are not in more_job_words, so they stand for themselves.
  const words = await rows(
    sql`
    select part, searched.word, searched.word ~ '^[^0-9]{3,40}$' as listed
    from jsonb_array_elements_text(${jsonValue(terms.flat())}) as part,
      unnest(tsvector_to_array(to_tsvector('simple', folded(part)))) as searched (word)`,
    SearchedWord,
  );
  const listed = new Set(words.filter((searched) => searched.listed).map(({ word }) => word));
  const searched = new Map(
    [...listed].slice(0, maxSearchedWords).map((word) => [word, wordQuery(list, word)]),
  );
  const ofPart = (part: string) => [
    ...new Set(
      words.filter((found) => found.part === part).map(({ word }) => searched.get(word) ?? plainQuery(word)),
    ),
  ];
  const ofTerm = (parts: readonly string[]) =>
    parts
      .map(ofPart)
      .filter((all) => all.length > 0)
      .map((all) => joined(all, '&'));
  const queries = terms.map(ofTerm).filter((alternatives) => alternatives.length > 0);
  return [...new Set(queries.map((alternatives) => joined(alternatives, '|')))].join(' & ');
};

const maxPlaceWords = 4;

const Place = Type.Object({ name: Type.String(), ids: Type.Array(Type.Integer()) });

/** Finds the names of cities in a keyword, the longest first, and the terms that are left. */
const splitPlaces = async (rows: RunQuery, terms: readonly string[][]) => {
  const searched = terms.slice(0, maxPlaceTerms);
  const runs = searched.flatMap((_term, from) =>
    Array.from({ length: Math.min(maxPlaceWords, searched.length - from) }, (_, at) => ({
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
 * Returns the condition on the offers that a keyword means; none if it only has words such as `jobs`. Each word stands for
 * its forms, and for compounds with them. The name of a city also stands for the offers there.
 */
export const keywordCondition = async (
  database: Database,
  rows: RunQuery,
  keyword: string,
): Promise<SQL | undefined> => {
  const terms = keywordTerms(keyword);
  if (terms.length === 0) return sql`false`;
  const { places, rest } = await splitPlaces(rows, terms);
  const conditions = places.map(
    ({ name, ids }) => sql`(offer.search @@ plainto_tsquery('simple', ${name}) or offer.city_id in ${ids})`,
  );
  if (rest.length > 0) {
    const list = await offerWords(database, rows);
    conditions.unshift(sql`offer.search @@ ${await termsQuery(rows, list, rest)}::tsquery`);
  }
  return and(...conditions);
};
