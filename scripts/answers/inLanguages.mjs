// Says in which languages the objects of a kind are asked about.
import { languages } from '../languages.mjs';
import { numberOf } from './canonical.mjs';

// Shares no factor with the number of languages, so that all of them get their turn.
const step = 3;

/** Asks about each object in `count` languages. Objects take turns, so that a kind is asked about in all of them. */
export const inLanguages = (count, objects, toVariables) =>
  objects.flatMap((object) =>
    Array.from({ length: count }, (_none, turn) => {
      const first = numberOf(object.id ?? JSON.stringify(object));
      const language = languages[(first + turn * step) % languages.length];
      return { language, variables: toVariables(object, language) };
    }),
  );

export const inEveryLanguage = (objects, toVariables) => inLanguages(languages.length, objects, toVariables);

/** The same questions, asked by a crawler. */
export const asBot = (questions) => questions.map((question) => ({ ...question, client: 'bot' }));

/** The numbers of all pages of a list, and of one beyond its end. */
export const pagesOf = (rows, size) =>
  Array.from({ length: Math.ceil(rows.length / size) + 1 }, (_none, index) => index + 1);

/** Each slug that a city has in any language. */
export const slugsOf = ({ slug }) => [...new Set(Object.values(slug))];
