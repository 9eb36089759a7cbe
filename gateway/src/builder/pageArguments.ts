import type { ArgBuilder } from '@pothos/core';
import type { GraphTypes } from './builder.ts';

/** The arguments of every paged list. `maxPage` is for lists whose service has fewer pages than others. */
export const pageArguments = (arg: ArgBuilder<GraphTypes>, maxPage = '1,000,000') => ({
  first: arg.int({ description: 'Rows per page, from 1 to 200; 20 by default.' }),
  after: arg.string({
    description: 'The cursor to continue after: the `endCursor` of the previous page. Excludes `page`.',
  }),
  page: arg.int({ description: `The page number, 1 to ${maxPage}. Excludes \`after\`.` }),
});
