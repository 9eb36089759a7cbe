import { useEffect, useRef, type RefObject } from 'react';

interface FirstAdded {
  /** To be called when further items are requested. */
  readonly onMore: () => void;
  /** The properties of the item at a place of the list. */
  readonly itemProps: (at: number) => { ref?: RefObject<HTMLLIElement | null>; tabIndex?: number };
}

/** Moves the focus to the first item that a button added to a list, because the button may be gone then. */
export const useFirstAdded = (count: number): FirstAdded => {
  const added = useRef<HTMLLIElement>(null);
  const countAtRequest = useRef<number | null>(null);
  useEffect(() => {
    if (countAtRequest.current === null || count <= countAtRequest.current) return;
    countAtRequest.current = null;
    added.current?.focus({ preventScroll: true });
  }, [count]);
  return {
    onMore: () => {
      countAtRequest.current = count;
    },
    itemProps: (at) => (at === countAtRequest.current ? { ref: added, tabIndex: -1 } : {}),
  };
};
