import { useIsomorphicEffect } from '@mantine/hooks';

let waiting = 0;
let callBack: (() => void) | null = null;

/** Rendered by a page for as long as it shows only a skeleton. */
export function ScrollNotReady() {
  useIsomorphicEffect(() => {
    waiting += 1;
    return () => {
      waiting -= 1;
      // The same commit inserts the content and has not finished yet.
      queueMicrotask(() => {
        if (waiting > 0) return;
        callBack?.();
        callBack = null;
      });
    };
  }, []);
  return null;
}

/** Calls back once the page has its content: at once, or later. A later call replaces an earlier one. */
export const whenScrollReady = (next: () => void): void => {
  callBack = null;
  if (waiting > 0) callBack = next;
  else next();
};
