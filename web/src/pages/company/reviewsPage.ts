import { companyPath } from '../../routing/paths.ts';

/** The page of reviews that a query string asks for (`reviews=2`); 1 unless it is a number above. */
export const reviewsPageOf = (query: Readonly<Record<string, unknown>>): number => {
  const given: unknown = [query['reviews']].flat()[0];
  return typeof given === 'string' && /^[1-9]\d{0,4}$/.test(given) ? Number(given) : 1;
};

/** Where a page of the reviews is. */
export const reviewsPath = (place: Parameters<typeof companyPath>, page: number): string =>
  companyPath(...place) + (page > 1 ? `?reviews=${page}` : '');
