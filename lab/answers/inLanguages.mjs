// Creates requests for objects in some languages.
import { languages } from '../../scripts/languages.mjs';
import { numberOf } from './canonical.mjs';

// Coprime to the number of languages, so that the steps reach all of them.
const step = 3;

/** Creates requests for each object in `count` languages. Objects start at different languages, which covers all of them. */
export const inLanguages = (count, objects, toVariables) =>
  objects.flatMap((object) =>
    Array.from({ length: count }, (_none, turn) => {
      const first = numberOf(object.id ?? JSON.stringify(object));
      const language = languages[(first + turn * step) % languages.length];
      return { language, variables: toVariables(object, language) };
    }),
  );

export const inEveryLanguage = (objects, toVariables) => inLanguages(languages.length, objects, toVariables);

/** Returns the same requests as a bot sends them. */
export const asBot = (requests) => requests.map((request) => ({ ...request, client: 'bot' }));

/** Returns the numbers of all pages of a list, and of one after the last. */
export const pagesOf = (rows, size) =>
  Array.from({ length: Math.ceil(rows.length / size) + 1 }, (_none, index) => index + 1);

/** Returns the slugs of a city in all languages. */
export const slugsOf = ({ slug }) => [...new Set(Object.values(slug))];
