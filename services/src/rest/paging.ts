import { Type } from 'typebox';

/** The parameters of paged lists. */
export const paging = {
  page: Type.Integer({ minimum: 1, maximum: 1_000_000, default: 1, description: 'Page, from 1.' }),
  limit: Type.Integer({ minimum: 1, maximum: 200, default: 20, description: 'Rows per page, up to 200.' }),
};

export interface Page {
  page: number;
  limit: number;
}

/** The requested page; with ids, one page with all of them. */
export const pageOf = (asked: Page, ids: readonly unknown[] | null): Page =>
  ids === null ? { page: asked.page, limit: asked.limit } : { page: 1, limit: Math.max(1, ids.length) };
