import { Type } from 'typebox';

/** The largest id that the database can hold. */
export const maxId = 2_147_483_647;

/** The id of a row in a path or a query. */
export const idOf = (noun: string) =>
  Type.Integer({ minimum: 1, maximum: maxId, description: `The id of the ${noun}.` });

/** The `ids` parameter of a collection. */
export const idsParam = Type.Optional(
  Type.String({
    pattern: '^\\d{1,10}(,\\d{1,10}){0,199}$',
    description:
      'Up to 200 comma-separated ids: answers exactly those rows on one page, in any order, without unknown ones.',
  }),
);

/** The requested ids without duplicates; null when the parameter is missing. */
export const parsedIds = (ids: string | undefined): number[] | null =>
  ids === undefined ? null : [...new Set(ids.split(',').map(Number))].filter((id) => id >= 1 && id <= maxId);
