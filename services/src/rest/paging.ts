import { Type } from 'typebox';

/** Parameters of every list that pages. */
export const paging = {
  page: Type.Integer({ minimum: 1, maximum: 1_000_000, default: 1, description: 'Page, from 1.' }),
  limit: Type.Integer({ minimum: 1, maximum: 200, default: 20, description: 'Rows a page, at most 200.' }),
};

export type Page = { page: number; limit: number };

/** With ids, the answer holds all of them on one page. */
export const pageOf = (asked: Page, ids: readonly unknown[] | null): Page =>
  ids === null ? { page: asked.page, limit: asked.limit } : { page: 1, limit: Math.max(1, ids.length) };
