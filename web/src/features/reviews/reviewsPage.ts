import { maxPage } from '../list-page/listPage.ts';
import { firstParameter } from '../../paths/firstParameter.ts';
/** The number of reviews per page, as in the queries of the lists. */
export const reviewsPerPage = 12;

type Query = Readonly<Record<string, unknown>> | undefined;

/** The page of reviews in a query string (`reviews=2`); 1 unless it is a greater number. */
export const reviewsPageOf = (query: Query): number => {
  const value = firstParameter(query?.['reviews']);
  return /^[1-9]\d*$/.test(value) ? Math.min(maxPage, Number(value)) : 1;
};

/** That page as a parameter; undefined for the first. */
export const reviewsParameter = (query: Query): string | undefined => {
  const page = reviewsPageOf(query);
  return page > 1 ? String(page) : undefined;
};

/** The address of a page of reviews, from a path without query. */
export const reviewsPath = (path: string, page: number): string =>
  path + (page > 1 ? `?reviews=${page}` : '') + '#reviews';

/** The redirect for a page of reviews beyond the last one; null when the page exists. */
export const lastReviewsPath = (
  path: string,
  page: number,
  pageCount: number | null | undefined,
): string | null => {
  const last = Math.max(1, pageCount ?? page);
  return page > last ? path + (last > 1 ? `?reviews=${last}` : '') : null;
};
