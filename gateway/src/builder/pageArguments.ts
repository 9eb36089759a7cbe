import type { ArgBuilder } from '@pothos/core';
import type { GraphTypes } from './builder.ts';

/** The arguments of every list that pages. */
export const pageArguments = (arg: ArgBuilder<GraphTypes>) => ({
  first: arg.int({ description: 'Rows a page, from 1 to 200; 20 when left out.' }),
  after: arg.string({
    description: 'The cursor after which to go on, the `endCursor` of the page before. Excludes `page`.',
  }),
  page: arg.int({ description: 'The page by its number, 1 to 1,000,000. Excludes `after`.' }),
});
