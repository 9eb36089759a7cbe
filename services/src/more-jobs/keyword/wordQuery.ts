import type { RunQuery } from '../../db/database.ts';
import { beforeGeneralPart, compoundParts, isGeneralPart, lastPartsAfter } from './compoundParts.ts';
import { knownWords, similarWords, wordsAroundForms, wordsContaining } from './offerWords.ts';
import { formsOf } from './titleForms.ts';

/** Maximum number of compounds that a searched word stands for. */
const maxCompounds = 20;

/** The last parts of more compounds are not looked up. */
const maxChecked = 40;

/** Many words end with a shorter one, without being related. */
const minPartLength = 4;

const quoted = (word: string): string => `'${word.replace(/[\\']/g, '$&$&')}'`;

export const joined = (queries: readonly string[], operator: '|' | '&'): string =>
  `(${queries.join(` ${operator} `)})`;

const anyWord = (words: readonly string[]): string => joined(words.map(quoted), '|');

/** Returns the words that begin with a form and continue with another word: `lagerhelfer`, but not `nursery` for `nurse`. */
const compoundsWith = async (
  rows: RunQuery,
  forms: readonly string[],
  words: readonly string[],
): Promise<string[]> => {
  const checked = words
    .map((word) => ({
      word,
      lasts: forms
        .filter((form) => form.length >= minPartLength && word.startsWith(form))
        .flatMap((form) => lastPartsAfter(form, word)),
    }))
    .filter(({ lasts }) => lasts.length > 0)
    .slice(0, maxChecked);
  const known = await knownWords(rows, [...new Set(checked.flatMap(({ lasts }) => lasts))]);
  return checked
    .filter(({ lasts }) => lasts.some((last) => known.has(last) || isGeneralPart(last)))
    .map(({ word }) => word);
};

/**
 * Returns the forms of a word that offers contain, also beside another one (`kellner/in`), and the shortest compounds that end
 * or begin with one of them: `fahrerin` finds `fahrer` and `busfahrer`.
 */
const wordsOfForms = async (rows: RunQuery, word: string): Promise<string[]> => {
  const forms = formsOf(word);
  const around = await wordsAroundForms(rows, word, forms);
  const isForm = (found: string) =>
    forms.includes(found) ||
    forms.some((form) => found.startsWith(`${form}/`) || found.startsWith(`${form}.`));
  const isEnding = (found: string) =>
    forms.some((form) => form.length >= minPartLength && found.endsWith(form));
  const others = around.filter((found) => !isForm(found));
  const beginning = await compoundsWith(rows, forms, others);
  const compounds = others.filter((found) => isEnding(found) || beginning.includes(found));
  return [...around.filter(isForm), ...compounds.slice(0, maxCompounds)];
};

/** Returns a query for both parts of a word that is a compound of two which offers contain, or null: `kurierfahrer`. */
const queryOfParts = async (rows: RunQuery, word: string): Promise<string | null> => {
  const ways = compoundParts(word);
  const known = await knownWords(rows, [
    ...new Set(ways.flatMap(({ firsts, lasts }) => [...firsts, ...lasts])),
  ]);
  for (const { firsts, lasts } of ways) {
    const first = firsts.find((part) => known.has(part));
    const last = lasts.find((part) => known.has(part));
    if (first !== undefined && last !== undefined)
      return joined([anyWord(await wordsOfForms(rows, first)), anyWord(await wordsOfForms(rows, last))], '&');
  }
  return null;
};

/**
 * Returns the query for a word of the keyword. One that no offer contains in any form stands for words that contain it, or else
 * for similar ones, for what is before a part such as `jobs`, or for its parts.
 */
export const wordQuery = async (rows: RunQuery, word: string, isKept: boolean): Promise<string> => {
  if (!isKept) return quoted(word);
  for (const find of [wordsOfForms, wordsContaining, similarWords]) {
    const found = await find(rows, word);
    if (found.length > 0) return anyWord(found);
  }
  const first = beforeGeneralPart(word);
  if (first !== null) return wordQuery(rows, first, true);
  return (await queryOfParts(rows, word)) ?? quoted(word);
};
