import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { focusContent } from '../../browser/focusContent.ts';

interface FirstAddedOptions {
  /** Focuses the item; its first link by default. */
  readonly focus?: (item: HTMLElement) => void;
  /** Whether nothing is being loaded: then the page takes the focus if nothing was added. */
  readonly hasArrived?: boolean;
}

const focusLink = (item: HTMLElement) => item.querySelector('a')?.focus();

/**
 * Moves the focus to the first item that a button adds to a list, because the button may be gone then. `mark` is called with the item's
 * position when the button is pressed.
 */
export const useFirstAdded = ({ focus = focusLink, hasArrived = false }: FirstAddedOptions = {}) => {
  const [at, setAt] = useState<number>();
  const ref = useRef<HTMLLIElement>(null);
  const isDue = useRef(false);
  const focusAdded = useEffectEvent(focus);
  useEffect(() => {
    if (!isDue.current || !(ref.current || hasArrived)) return;
    isDue.current = false;
    if (ref.current) focusAdded(ref.current);
    else focusContent();
  });
  return {
    /** The position of the item that was added first by the last press, and what refers to it. */
    firstAdded: { at, ref },
    mark: (position: number) => {
      setAt(position);
      isDue.current = true;
    },
  };
};
