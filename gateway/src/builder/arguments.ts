import type { ArgBuilder } from '@pothos/core';
import { badArgument } from './badArgument.ts';
import type { GraphTypes } from './builder.ts';

const maxLimit = 100;

/** Returns the value of a limit argument. Rejects values outside 1 to 100. */
export const limitOf = (limit: number | null | undefined, fallback: number): number => {
  const value = limit ?? fallback;
  if (value >= 1 && value <= maxLimit) return value;
  throw badArgument('limit', `must be from 1 to ${maxLimit}`);
};

/** The value of an optional limit argument; null leaves the limit to the service. */
export const optionalLimit = (limit: number | null | undefined): number | null =>
  limit === null || limit === undefined ? null : limitOf(limit, limit);

/** The arguments of every paged list. `maxPage` is for lists whose service has fewer pages than others. */
export const pageArguments = (arg: ArgBuilder<GraphTypes>, maxPage = '1,000,000') => ({
  first: arg.int({ description: 'Rows per page, from 1 to 200; 20 by default.' }),
  after: arg.string({
    description:
      'The cursor to continue after: the `endCursor` of the previous page. `page` may stay what it was when the list began, and is then ignored.',
  }),
  page: arg.int({
    description: `The number of the page where the list begins, 1 to ${maxPage}. Ignored with \`after\`.`,
  }),
});

/** The argument or input field that names the campaign of a visit. */
export const utmSource = {
  description:
    'The campaign the visitor came by, as `utm_source` in URLs: `newsletter`. At most 255 characters.',
} as const;
