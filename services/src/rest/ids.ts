import { Type } from 'typebox';

const LARGEST_ID = 2_147_483_647;

/** One row's number in a path or a parameter. */
export const idOf = (noun: string) =>
  Type.Integer({ minimum: 1, maximum: LARGEST_ID, description: `The id of the ${noun}.` });

/** The `ids` parameter of a collection. */
export const idsParam = Type.Optional(
  Type.String({
    pattern: '^\\d{1,10}(,\\d{1,10}){0,199}$',
    description:
      'Comma separated ids, at most 200: answers exactly those rows, in any order, unknown ones left out, on one page.',
  }),
);

/** The ids asked for, each once; null when the parameter is missing. */
export const parsedIds = (ids: string | undefined): number[] | null =>
  ids === undefined
    ? null
    : [...new Set(ids.split(',').map(Number))].filter((id) => id >= 1 && id <= LARGEST_ID);
