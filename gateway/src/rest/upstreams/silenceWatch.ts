/** How long an upstream may answer nobody while many calls wait for it. */
const silenceMs = 1_000;

/**
 * Notices an upstream that hangs long before the time-outs of its calls: many calls wait, and for a while nobody gets an
 * answer. Calls that clients did not wait for count too. Times are those of `performance.now()`.
 */
export const silenceWatch = (calls: number) => {
  let since = 0;
  let waiting = 0;
  let givenUp = 0;
  const watchFrom = (time: number, running: number): void => {
    since = time;
    waiting = running;
    givenUp = 0;
  };
  return {
    /** To be called for each answer, with the number of calls that still run. */
    answered: watchFrom,
    /** To be called when a client stops waiting. */
    gaveUp: (): void => {
      givenUp += 1;
    },
    /** To be called when a client disconnects, which says nothing about the upstream. */
    left: (): void => {
      waiting = Math.max(0, waiting - 1);
    },
    isSilent: (time: number, running: number): boolean => {
      if (time - since < silenceMs) return false;
      if (waiting >= calls) return true;
      watchFrom(time, running + givenUp);
      return false;
    },
  };
};
