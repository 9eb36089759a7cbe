import { useIsomorphicEffect } from '@mantine/hooks';

let waiting = 0;
let callBack: (() => void) | null = null;

/** Stands on the page for as long as that is only the outline of one whose data are under way. */
export function ScrollNotReady() {
  useIsomorphicEffect(() => {
    waiting += 1;
    return () => {
      waiting -= 1;
      // What takes its place is put in by the same commit, which is not through yet.
      queueMicrotask(() => {
        if (waiting > 0) return;
        callBack?.();
        callBack = null;
      });
    };
  }, []);
  return null;
}

/** Calls back once the page has its content: at once, or at its signal. A later call takes the place of an earlier. */
export const whenScrollReady = (next: () => void): void => {
  callBack = null;
  if (waiting > 0) callBack = next;
  else next();
};
