import type { Location } from 'found';
import { useEffect, useRef, type RefObject } from 'react';
import { isLeavingModalEntry, leaveModalEntry, onModalEntry } from './modalEntry.ts';

interface OpenModal {
  /** Whether a modal is open, including while its code loads. */
  readonly open: RefObject<boolean>;
  /** Whether a modal is rendered. */
  readonly visible: boolean;
  readonly close: () => void;
  /** The router's current location. */
  readonly location: Location;
}

const placeOf = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string => pathname + search;

/** Makes Back close a modal. An entry without its modal, reached by Forward or a reload, is left at once. */
export const useModalEntry = ({ open, visible, close, location }: OpenModal): void => {
  const place = useRef(placeOf(location));

  useEffect(() => {
    place.current = placeOf(location);
  }, [location]);

  useEffect(() => {
    if (!open.current && onModalEntry()) void leaveModalEntry();
  }, [open, visible]);

  useEffect(() => {
    const onPopState = (event: PopStateEvent) => {
      const onEntry = onModalEntry();
      if (isLeavingModalEntry() || (!open.current && !onEntry)) return;
      close();
      // Hides events within the same page from the router.
      if (placeOf(window.location) === place.current) event.stopImmediatePropagation();
      if (onEntry) void leaveModalEntry();
    };
    // Runs before the router's own listener.
    window.addEventListener('popstate', onPopState, true);
    return () => window.removeEventListener('popstate', onPopState, true);
  }, [close, open]);
};
