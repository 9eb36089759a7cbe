import { useRouter } from 'found';
import { useState, type MouseEvent } from 'react';
import { nodesOf } from '../../relay/nodesOf.ts';
import { isPlainClick } from '../../ui/link/isPlainClick.ts';
import { useRenderedInBrowser } from '../../ui/page/useRenderedInBrowser.ts';
import { useFirstAdded } from './useFirstAdded.ts';

/** Stored in the browser's history entry, so that Back and a reload show as many pages as before. */
interface ListState {
  readonly shownTo?: number;
}

/** A connection that begins at the page of the address, as far as it is loaded. */
export interface GrowingList<Node> {
  readonly totalCount: number;
  readonly pageInfo: { readonly hasNextPage: boolean };
  readonly edges: readonly ({ readonly node: Node | null | undefined } | null | undefined)[];
}

interface ListPlace {
  /** The page of the address. */
  readonly page: number;
  readonly pageSize: number;
  /** Focuses the first item that was added; see `useFirstAdded`. */
  readonly focus?: (item: HTMLElement) => void;
}

/** The nodes that a list shows, which grows in place, and what it lacks to show them. */
export const useShowMore = <Node>(
  list: GrowingList<Node> | null | undefined,
  { page, pageSize, ...focusing }: ListPlace,
) => {
  const { edges, totalCount } = list ?? { edges: [], totalCount: 0 };
  const loaded = edges.length;
  const hasNext = list?.pageInfo.hasNextPage === true;
  const { match, router } = useRouter();
  const isRenderedInBrowser = useRenderedInBrowser();
  const { shownTo: stored = page } = (match.location.state ?? {}) as ListState;
  const last = Math.max(page, isRenderedInBrowser ? stored : page);
  const wanted = (last - page + 1) * pageSize;
  // Whole pages, as the services have them. One is shorter where the gateway hides rows, and the page of the address stays as it came.
  const loadedPages = Math.max(1, Math.ceil(loaded / pageSize));
  const missing = hasNext ? wanted - Math.min(wanted, loadedPages * pageSize) : 0;
  const [failedAt, setFailedAt] = useState<number>();
  const isFailed = failedAt === last;
  const isLoading = missing > 0 && !isFailed;
  const { firstAdded, mark } = useFirstAdded(focusing);

  const showMore = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    if (isLoading) return;
    mark(Math.min(wanted, loaded));
    setFailedAt(undefined);
    if (isFailed) return;
    const { pathname, search, hash, state } = match.location;
    router.replace({ pathname, search, hash, state: { ...(state as object), shownTo: last + 1 } });
  };
  const pageCount = Math.ceil(totalCount / pageSize);
  const shownTo = Math.min(last, page - 1 + loadedPages);
  return {
    nodes: nodesOf({ edges: edges.slice(0, wanted) }),
    /** For the pager: the last page that is shown; it has no pages once all rows are shown. */
    pager: { page: shownTo, pageCount: shownTo > page && page === 1 && shownTo >= pageCount ? 0 : pageCount },
    /** The page after those that are shown; null at the end. */
    nextPage: shownTo < pageCount ? shownTo + 1 : null,
    /** How many nodes it has. */
    nextCount: Math.min(pageSize, totalCount - shownTo * pageSize),
    missing,
    isLoading,
    /** Whether pages that were shown before a reload are missing yet. */
    isRestoring: last < stored,
    isFailed,
    onFailed: () => setFailedAt(last),
    firstAdded,
    showMore,
  };
};
