const percentOfRetry = 100;

/** The most retries at once, after many calls without one. */
const maxSaved = 10;

/** Lets a share of calls be retried, in percent, so that retries cannot double the load of an upstream that fails. */
export const retryBudget = (percent: number) => {
  let saved = 0;
  return {
    /** To be called for each call. */
    earn: (): void => {
      saved = Math.min(saved + percent, maxSaved * percentOfRetry);
    },
    /** Takes one retry; false if there is none left. */
    take: (): boolean => {
      if (saved < percentOfRetry) return false;
      saved -= percentOfRetry;
      return true;
    },
  };
};
