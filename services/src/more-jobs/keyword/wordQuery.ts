import { beforeGeneralPart, compoundParts, isGeneralPart, lastPartsAfter } from './compoundParts.ts';
import { formsOf } from '../../text/keyword/titleForms.ts';
import type { WordList } from './wordList.ts';

/** Maximum number of compounds that a searched word stands for. */
const maxCompounds = 20;

/** The last parts of more compounds are not looked up. */
const maxChecked = 40;

/** Many words end with a shorter one, without being related. */
const minPartLength = 4;

/** Returns the query for a word as it is. */
export const plainQuery = (word: string): string => `'${word.replace(/[\\']/g, '$&$&')}'`;

export const joined = (queries: readonly string[], operator: '|' | '&'): string =>
  `(${queries.join(` ${operator} `)})`;

const anyWord = (words: readonly string[]): string => joined(words.map(plainQuery), '|');

/** Returns the words that begin with a form and continue with another word: `lagerhelfer`, but not `nursery` for `nurse`. */
const compoundsWith = (list: WordList, forms: readonly string[], words: readonly string[]): string[] =>
  words
    .map((word) => ({
      word,
      lasts: forms
        .filter((form) => form.length >= minPartLength && word.startsWith(form))
        .flatMap((form) => lastPartsAfter(form, word)),
    }))
    .filter(({ lasts }) => lasts.length > 0)
    .slice(0, maxChecked)
    .filter(({ lasts }) => lasts.some((last) => list.has(last) || isGeneralPart(last)))
    .map(({ word }) => word);

/**
 * Returns the forms of a word that offers contain, also beside another one (`kellner/in`), and the shortest compounds that end
 * or begin with one of them: `fahrerin` finds `fahrer` and `busfahrer`.
 */
const wordsOfForms = (list: WordList, word: string): string[] => {
  const forms = formsOf(word);
  const around = list.aroundForms(word, forms);
  const isForm = (found: string) =>
    forms.includes(found) ||
    forms.some((form) => found.startsWith(`${form}/`) || found.startsWith(`${form}.`));
  const isEnding = (found: string) =>
    forms.some((form) => form.length >= minPartLength && found.endsWith(form));
  const others = around.filter((found) => !isForm(found));
  const beginning = compoundsWith(list, forms, others);
  const compounds = others.filter((found) => isEnding(found) || beginning.includes(found));
  return [...around.filter(isForm), ...compounds.slice(0, maxCompounds)];
};

/** Returns a query for both parts of a word that is a compound of two which offers contain, or null: `kurierfahrer`. */
const queryOfParts = (list: WordList, word: string): string | null => {
  for (const { firsts, lasts } of compoundParts(word)) {
    const first = firsts.find(list.has);
    const last = lasts.find(list.has);
    if (first !== undefined && last !== undefined)
      return joined([anyWord(wordsOfForms(list, first)), anyWord(wordsOfForms(list, last))], '&');
  }
  return null;
};

/**
 * Returns the query for a word of the keyword. One that no offer contains in any form stands for words that contain it, or else
 * for similar ones, for what is before a part such as `jobs`, or for its parts.
 */
export const wordQuery = (list: WordList, word: string): string => {
  const forms = (searched: string) => wordsOfForms(list, searched);
  for (const find of [forms, list.containing, list.similar]) {
    const found = find(word);
    // The list may lack a word that is new.
    if (found.length > 0) return anyWord([...new Set([word, ...found])]);
  }
  const first = beforeGeneralPart(word);
  if (first !== null) return wordQuery(list, first);
  return queryOfParts(list, word) ?? plainQuery(word);
};
