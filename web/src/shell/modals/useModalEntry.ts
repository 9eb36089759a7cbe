import type { Location } from 'found';
import { useEffect, useRef, type RefObject } from 'react';
import { withoutSecrets } from '../../routing/secretParameters.ts';
import { enterModalEntry, leaveModalEntry, onModalEntry, onPopStateFirst } from './modalEntry.ts';
import { closesByBack, type ModalStack, type StackChange } from './modalStack.ts';

interface OpenModals {
  /** The open modals, including those whose code loads. */
  readonly stack: RefObject<ModalStack>;
  /** The rendered modals. */
  readonly shown: ModalStack;
  readonly change: (change: StackChange) => void;
  /** The router's current location. */
  readonly location: Location;
}

/** Where a page is. A secret leaves the address of the browser, which the router does not learn. */
const placeOf = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string =>
  withoutSecrets(pathname + search);

/**
 * Makes Back close the modal on top. An entry without its modal, reached by Forward or a reload, is left at once. A
 * mandatory modal has no entry: Back leaves the page.
 */
export const useModalEntry = ({ stack, shown, change, location }: OpenModals): void => {
  const place = useRef(placeOf(location));

  useEffect(() => {
    place.current = placeOf(location);
    // The router replaced the entry, while the modal stayed open.
    if (closesByBack(stack.current)) enterModalEntry();
  }, [location, stack]);

  useEffect(() => {
    if (!closesByBack(stack.current) && onModalEntry()) void leaveModalEntry();
  }, [stack, shown]);

  useEffect(
    () =>
      onPopStateFirst((event) => {
        const onEntry = onModalEntry();
        const isOpen = closesByBack(stack.current);
        if (!isOpen && !onEntry) return;
        const isSamePage = placeOf(window.location) === place.current;
        if (isOpen) change({ type: isSamePage ? 'close' : 'leavePage' });
        // Hides events within the same page from the router.
        if (isSamePage) event.stopImmediatePropagation();
        if (onEntry && !closesByBack(stack.current)) void leaveModalEntry();
      }),
    [change, stack],
  );
};
