import type { PageOutcome } from '../../routing/pageOptions.ts';
import { pageNumberOf } from '../../paths/segments.ts';

interface ListAddress {
  /** The address's `page-N` segment, if it has one. */
  readonly segment: string | undefined;
  /** The query string including its question mark; it is kept. */
  readonly search: string;
  /** Whether the list has a different address in this language. */
  readonly moved: boolean;
  /** Undefined when the list did not load. */
  readonly pageCount: number | null | undefined;
  readonly pathTo: (page: number) => string;
}

/**
 * Redirects a list to its canonical address: page 1 has no number, and a moved list keeps its page. A page beyond the
 * end is not found.
 */
export const listOutcome = (address: ListAddress): PageOutcome | null => {
  const { segment, search, moved, pageCount, pathTo } = address;
  const page = pageNumberOf(segment);
  if (page < 1 || (pageCount != null && page > Math.max(1, pageCount))) return { status: 404 };
  const isCanonical = segment === undefined ? page === 1 : page > 1 && segment === `page-${page}`;
  return moved || !isCanonical ? { to: pathTo(page) + search } : null;
};
