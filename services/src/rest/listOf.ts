import { Type, type TSchema } from 'typebox';
import type { Page } from './paging.ts';

/** The envelope of every list. */
export const listOf = <T extends TSchema>(item: T, title: string) =>
  Type.Object(
    {
      items: Type.Array(item, { description: 'The rows of this page.' }),
      total: Type.Integer({ minimum: 0, description: 'Number of rows on all pages.' }),
      page: Type.Integer({ minimum: 1, description: 'The number of this page, from 1.' }),
      pageCount: Type.Integer({ minimum: 0, description: 'Number of pages.' }),
    },
    { title, description: 'One page of a list.' },
  );

/** Wraps one page of rows and their total. */
export const toPagedList = <T>(items: T[], total: number, { page, limit }: Page) => ({
  items,
  total,
  page,
  pageCount: Math.ceil(total / limit),
});

/** Wraps a list that is never paged. */
export const toUnpagedList = <T>(items: T[]) => ({
  items,
  total: items.length,
  page: 1,
  pageCount: items.length === 0 ? 0 : 1,
});
