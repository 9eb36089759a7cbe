import { Type } from 'typebox';
import { operation } from '../../rest/operation.ts';
import { found } from '../../rest/problem.ts';
import { SearchAnswer, searchKinds } from './searchSchema.ts';

const anyKind = searchKinds.join('|');

export const search = operation('GET', '/search', {
  operationId: 'search',
  summary: 'Search cities, companies, categories and gigs by words',
  description:
    'A name or title matches if it has all words: their beginnings, other forms of a title (`Köchin`: `Koch`), four letters or more inside a word, or, if nothing else has the word, one typing mistake. Accents and letter case do not count. Names are those in the language of the path and the original ones; cities match as in `query` of `/cities`. A gig also matches by its company, its categories and its city. Words that name a city restrict gigs to it, unless none there matches the others. The first eight words count, without those such as `jobs in`. Among equals, those near the reader come first (`near`), then those with the most live offers, and gigs with the highest weight.',
  querystring: Type.Object({
    text: Type.String({ minLength: 1, maxLength: 100, description: 'What to find: `courier berlin`.' }),
    place: Type.Optional(
      Type.String({
        maxLength: 120,
        description:
          'The slug or name of a city: only gigs there, none if it is unknown. The text then names no place.',
      }),
    ),
    near: Type.Optional(
      Type.String({
        maxLength: 120,
        description:
          'The slug of the city where the reader is: gigs there come first, and among equals of every kind what is there, then what is in its country. It restricts nothing, and an unknown one counts as none. Without it, the country of the language counts, in other languages than English.',
      }),
    ),
    kinds: Type.Optional(
      Type.String({
        pattern: `^(?:${anyKind})(?:,(?:${anyKind})){0,3}$`,
        description: 'Comma-separated kinds to search; all by default.',
      }),
    ),
    limit: Type.Integer({
      minimum: 1,
      maximum: 50,
      default: 10,
      description: 'Maximum number of each kind.',
    }),
  }),
  response: found(SearchAnswer),
});
