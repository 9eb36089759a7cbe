interface Options {
  readonly intervalMs: number;
  readonly onFailure: (error: unknown) => void;
}

/** Runs work regularly until the returned function is called, which waits for a run that is under way. */
export const repeat = (
  work: () => Promise<void>,
  { intervalMs, onFailure }: Options,
): (() => Promise<void>) => {
  let running: Promise<void> | null = null;
  const run = (): void => {
    // A run that takes longer than the interval is not joined by another.
    running ??= work()
      .catch(onFailure)
      .finally(() => {
        running = null;
      });
  };
  const timer = setInterval(run, intervalMs).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
};
