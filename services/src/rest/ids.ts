import { Type } from 'typebox';

/** The largest id that the database can hold. */
export const maxId = 2_147_483_647;

/** The schema of an id in a path or a query. */
export const idOf = (noun: string) =>
  Type.Integer({ minimum: 1, maximum: maxId, description: `The id of the ${noun}.` });

/** The `ids` parameter of a collection. */
export const idsParam = Type.Optional(
  Type.String({
    pattern: '^\\d{1,10}(,\\d{1,10}){0,199}$',
    description:
      'Up to 200 comma-separated ids. The answer has exactly these rows on one page, in any order; unknown ids are ignored.',
  }),
);

/** Returns the requested ids without duplicates; null if the parameter is missing. */
export const parseIds = (ids: string | undefined): number[] | null =>
  ids === undefined ? null : [...new Set(ids.split(',').map(Number))].filter((id) => id >= 1 && id <= maxId);
