/** Calls at most once per interval: at once, and at the end of the interval if there were further calls. */
export const throttle = (call: () => void, intervalMs: number): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isDue = false;
  const run = (): void => {
    isDue = false;
    timer = setTimeout(() => {
      timer = undefined;
      if (isDue) run();
    }, intervalMs);
    call();
  };
  return () => {
    if (timer === undefined) run();
    else isDue = true;
  };
};
