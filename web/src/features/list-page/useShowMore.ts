import { useRouter } from 'found';
import { useEffect, useEffectEvent, useRef, useState, type MouseEvent } from 'react';
import { isPlainClick } from '../../ui/link/isPlainClick.ts';
import { useRenderedInBrowser } from '../../ui/page/useRenderedInBrowser.ts';

/** Stored in the browser's history entry, so that Back and a reload show as many pages as before. */
interface ListState {
  readonly shownTo?: number;
}

interface LoadedNodes {
  /** The page of the address, at which the list begins. */
  readonly page: number;
  readonly pageSize: number;
  /** How many nodes are loaded, from that page on. */
  readonly loaded: number;
  /** Whether there are more than those. */
  readonly hasNext: boolean;
  /** Focuses the first item that was added, because the button that added it may be gone. */
  readonly focus: (item: HTMLElement) => void;
}

/** How many pages a list shows in place, and what it lacks to show them. */
export const useShowMore = ({ page, pageSize, loaded, hasNext, focus }: LoadedNodes) => {
  const { match, router } = useRouter();
  const isRenderedInBrowser = useRenderedInBrowser();
  const { shownTo: stored = page } = (match.location.state ?? {}) as ListState;
  const last = Math.max(page, isRenderedInBrowser ? stored : page);
  const wanted = (last - page + 1) * pageSize;
  // The page of the address is as long as it came.
  const missing = hasNext && last > page ? Math.max(0, wanted - loaded) : 0;
  const [failedAt, setFailedAt] = useState<number>();
  const isFailed = failedAt === last;
  const isLoading = missing > 0 && !isFailed;
  const [addedAt, setAddedAt] = useState<number>();
  const firstAdded = useRef<HTMLLIElement>(null);
  const isFocusDue = useRef(false);
  const focusAdded = useEffectEvent(focus);
  useEffect(() => {
    if (!isFocusDue.current || !firstAdded.current) return;
    isFocusDue.current = false;
    focusAdded(firstAdded.current);
  }, [addedAt, loaded, wanted]);

  const showMore = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    if (isLoading) return;
    setAddedAt(Math.min(wanted, loaded));
    isFocusDue.current = true;
    setFailedAt(undefined);
    if (isFailed) return;
    const { pathname, search, hash, state } = match.location;
    router.replace({ pathname, search, hash, state: { ...(state as object), shownTo: last + 1 } });
  };
  return {
    /** How many of the loaded nodes are shown. */
    wanted,
    missing,
    isLoading,
    /** The last page that is shown. */
    shownTo: page - 1 + Math.ceil(Math.min(loaded, wanted) / pageSize),
    /** Whether pages that were shown before a reload are missing yet. */
    isRestoring: last < stored,
    isFailed,
    onFailed: () => setFailedAt(last),
    /** The position of the first item that was added last, and what refers to it. */
    firstAdded: { at: addedAt, ref: firstAdded },
    showMore,
  };
};
