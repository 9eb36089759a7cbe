import { whenScrollReady } from './scrollReady.tsx';

/** What says that visitors move themselves. */
const moves = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Goes to the position in which a document was left, unless visitors move themselves before. The browser does so too, but too early where items are still to be added, and
 * never where a former document was left by client-side navigation.
 */
export const restorePosition = (position: number): void => {
  const ended = new AbortController();
  let hasMoved = false;
  for (const move of moves)
    window.addEventListener(move, () => (hasMoved = true), { signal: ended.signal, passive: true });
  whenScrollReady(() => {
    ended.abort();
    if (!hasMoved) window.scrollTo(0, position);
  });
};
