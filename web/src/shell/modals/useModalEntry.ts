import type { Location } from 'found';
import { useEffect, useRef, type RefObject } from 'react';
import { isLeavingModalEntry, leaveModalEntry, onModalEntry } from './modalEntry.ts';

interface OpenModal {
  /** Whether one is open, from the moment on that it is asked for. */
  readonly open: RefObject<boolean>;
  /** Whether one is drawn. */
  readonly visible: boolean;
  readonly close: () => void;
  /** The page's place, as the router knows it. */
  readonly location: Location;
}

const placeOf = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string => pathname + search;

/** Lets Back close a modal. An entry whose modal is gone, where Forward and a reload lead, is left at once. */
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
      // The router is told of steps to other pages only.
      if (placeOf(window.location) === place.current) event.stopImmediatePropagation();
      if (onEntry) void leaveModalEntry();
    };
    // Before the router's own listener.
    window.addEventListener('popstate', onPopState, true);
    return () => window.removeEventListener('popstate', onPopState, true);
  }, [close, open]);
};
