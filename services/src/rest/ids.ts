import { Type } from 'typebox';

/** The largest id that the database can hold. */
export const maxId = 2_147_483_647;

/** The schema of an id in a path or a query. */
export const idOf = (noun: string) =>
  Type.Integer({ minimum: 1, maximum: maxId, description: `The id of the ${noun}.` });

const idsText = (answer: string) =>
  Type.String({
    pattern: '^\\d{1,10}(,\\d{1,10}){0,199}$',
    description: `Up to 200 comma-separated ids. ${answer}; unknown ids are ignored.`,
  });

/** The `ids` parameter of a collection. */
export const idsParam = Type.Optional(idsText('The answer has exactly these rows on one page, in any order'));

/** The same of a collection that is not listed otherwise. */
export const requiredIdsParam = idsText('The answer has at most one row for each, on one page');

/** Returns the ids without duplicates. */
export const idsIn = (ids: string): number[] =>
  [...new Set(ids.split(',').map(Number))].filter((id) => id >= 1 && id <= maxId);

/** Returns the requested ids without duplicates; null if the parameter is missing. */
export const parseIds = (ids: string | undefined): number[] | null => (ids === undefined ? null : idsIn(ids));
