import { Type } from 'typebox';

/** The `expand` parameter of an endpoint; unknown names are ignored. */
export const expandParam = (names: readonly string[]) =>
  Type.Optional(
    Type.String({
      maxLength: 200,
      description: `Comma-separated parts to add to the answer: ${names.join(', ')}. Other names are ignored.`,
    }),
  );

/** Returns the requested names in lower case. */
export const parseExpand = (expand: string | undefined): ReadonlySet<string> =>
  new Set((expand ?? '').split(',').map((name) => name.trim().toLowerCase()));
