import { HttpError } from 'found';
import { pageNumberOf } from '../../paths/segments.ts';

interface ListAddress {
  /** The address's `page-N`, if it has one. */
  readonly segment: string | undefined;
  /** The query string with its question mark, which is kept. */
  readonly search: string;
  /** Whether what the list is about has another address in this language. */
  readonly moved: boolean;
  /** Absent when the list did not load. */
  readonly pageCount: number | null | undefined;
  readonly pathTo: (page: number) => string;
}

/** Where a page of a list really is: page 1 has no number, and what moved keeps its page. A page beyond the end is not found. */
export const listRedirect = (address: ListAddress): { to: string } | null => {
  const { segment, search, moved, pageCount, pathTo } = address;
  const page = pageNumberOf(segment);
  if (page < 1 || (pageCount != null && page > Math.max(1, pageCount))) throw new HttpError(404);
  const spelled = segment === undefined ? page === 1 : page > 1 && segment === `page-${page}`;
  return moved || !spelled ? { to: pathTo(page) + search } : null;
};
