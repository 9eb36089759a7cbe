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

/** Returns the requested page; with ids, a single page for all of them. */
export const pageOf = (requested: Page, ids: readonly unknown[] | null): Page =>
  ids === null
    ? { page: requested.page, limit: requested.limit }
    : { page: 1, limit: Math.max(1, ids.length) };
