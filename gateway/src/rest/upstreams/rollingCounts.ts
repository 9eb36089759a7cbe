const seconds = 10;

/** Counts the answered and failed calls of the last ten seconds. Times are those of `performance.now()`. */
export const rollingCounts = () => {
  const answered = new Uint32Array(seconds);
  const failed = new Uint32Array(seconds);
  let second = 0;

  const bucketAt = (time: number): number => {
    const current = Math.floor(time / 1_000);
    for (let passed = Math.min(current - second, seconds); passed > 0; passed -= 1) {
      const old = (current - passed + 1) % seconds;
      answered[old] = 0;
      failed[old] = 0;
    }
    second = Math.max(second, current);
    return second % seconds;
  };

  const sum = (counts: Uint32Array): number => counts.reduce((total, count) => total + count, 0);

  return {
    answered: (time: number): void => {
      const bucket = bucketAt(time);
      answered[bucket] = (answered[bucket] ?? 0) + 1;
    },
    failed: (time: number): void => {
      const bucket = bucketAt(time);
      failed[bucket] = (failed[bucket] ?? 0) + 1;
    },
    /** After a call of `failed` at the same time. */
    sums: () => ({ answered: sum(answered), failed: sum(failed) }),
    clear: (): void => {
      answered.fill(0);
      failed.fill(0);
    },
  };
};
