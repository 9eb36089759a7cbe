import { Type } from 'typebox';

/** The `expand` parameter of an endpoint; names it does not know are ignored. */
export const expandParam = (names: readonly string[]) =>
  Type.Optional(
    Type.String({
      maxLength: 200,
      description: `Parts to add to the answer, comma separated: ${names.join(', ')}. Other names are ignored.`,
    }),
  );

/** The names asked for, in lower case. */
export const expandedNames = (expand: string | undefined): ReadonlySet<string> =>
  new Set((expand ?? '').split(',').map((name) => name.trim().toLowerCase()));
