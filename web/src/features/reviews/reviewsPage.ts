import type { LocationDescriptorObject } from 'found';

/** How many reviews a page has; the queries of lists say the same. */
export const reviewsPerPage = 12;

/** Far behind the end of any list, and still a number that the back ends take. */
const lastPageAskedFor = 100_000;

/** The page of reviews that a query string asks for (`reviews=2`); 1 unless it is a number above. */
export const reviewsPageOf = (query: LocationDescriptorObject['query']): number => {
  const given: unknown = [query?.['reviews']].flat()[0];
  return typeof given === 'string' && /^[1-9]\d*$/.test(given)
    ? Math.min(lastPageAskedFor, Number(given))
    : 1;
};

/** Where a page of the reviews is, of a page whose path has no query. */
export const reviewsPath = (path: string, page: number): string =>
  path + (page > 1 ? `?reviews=${page}` : '') + '#reviews';

/** Where an address leads whose page of reviews is behind the last one; null when it is not. */
export const lastReviewsPath = (
  path: string,
  page: number,
  pageCount: number | null | undefined,
): string | null => {
  const last = Math.max(1, pageCount ?? page);
  return page > last ? path + (last > 1 ? `?reviews=${last}` : '') : null;
};
