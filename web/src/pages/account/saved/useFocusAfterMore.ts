import { useEffect, useRef, type RefObject } from 'react';

interface ShownCards {
  /** The number of cards that are shown. */
  readonly count: number;
  /** Whether further cards are being loaded. */
  readonly isLoading: boolean;
  /** The element around the list of cards. */
  readonly list: RefObject<HTMLElement | null>;
}

/**
 * Moves the focus to the first card that a button added, because the button may be gone then; to the page if it added none.
 * Returns a function to be called when the button is pressed.
 */
export const useFocusAfterMore = ({ count, isLoading, list }: ShownCards): (() => void) => {
  const countBefore = useRef<number | null>(null);
  useEffect(() => {
    const before = countBefore.current;
    if (before === null || isLoading) return;
    countBefore.current = null;
    const added = list.current?.querySelector('ul')?.children[before]?.querySelector('a');
    (added ?? document.getElementById('content'))?.focus({ preventScroll: !added });
  });
  return () => {
    countBefore.current = count;
  };
};
