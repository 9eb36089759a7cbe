import { useRouter } from 'found';
import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { useRenderedInBrowser } from '../../ui/page/useRenderedInBrowser.ts';

/** The offers of a page. */
export const pageSize = 20;

/** Stored in the browser's history entry, so that Back and a reload show as many pages as before. */
interface ListState {
  readonly shownTo?: number;
}

interface LoadedOffers {
  /** The page of the address, at which the list begins. */
  readonly page: number;
  /** How many offers are loaded, from that page on. */
  readonly loaded: number;
  /** Whether there are more than those. */
  readonly hasNext: boolean;
}

/** How many pages a list shows in place, and what it lacks to show them. */
export const useShowMore = ({ page, loaded, hasNext }: LoadedOffers) => {
  const { match, router } = useRouter();
  const isRenderedInBrowser = useRenderedInBrowser();
  const { shownTo = page } = (match.location.state ?? {}) as ListState;
  const last = Math.max(page, isRenderedInBrowser ? shownTo : page);
  const wanted = (last - page + 1) * pageSize;
  const missing = hasNext ? Math.max(0, wanted - loaded) : 0;
  const [failedAt, setFailedAt] = useState<number>();
  const isFailed = failedAt === last;
  /** The first of the offers that were asked for last, which takes the focus. */
  const firstAdded = useRef<HTMLLIElement>(null);
  const [addedAt, setAddedAt] = useState<number>();
  useEffect(() => {
    if (addedAt === undefined || !firstAdded.current) return;
    firstAdded.current.querySelector('a')?.focus();
    setAddedAt(undefined);
  }, [addedAt, loaded, wanted]);

  const showMore = (event: MouseEvent) => {
    // With a modifier key the browser opens the link itself, for example in a new tab.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (missing > 0 && !isFailed) return;
    setAddedAt(Math.min(wanted, loaded));
    setFailedAt(undefined);
    if (isFailed) return;
    const { pathname, search, hash, state } = match.location;
    router.replace({ pathname, search, hash, state: { ...(state as object), shownTo: last + 1 } });
  };
  return {
    last,
    /** How many of the loaded offers are shown. */
    wanted,
    missing,
    /** Whether pages that were shown before a reload are missing yet. */
    isRestoring: last < shownTo,
    isFailed,
    onFailed: () => setFailedAt(last),
    firstAdded: { at: addedAt, ref: firstAdded },
    showMore,
  };
};
