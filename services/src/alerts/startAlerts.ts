import { sendAlerts } from './sendAlerts.ts';

type Deps = Parameters<typeof sendAlerts>[0];

interface Options {
  readonly intervalMs: number;
  readonly onFailure: (error: unknown) => void;
}

/** Sends alerts regularly until the returned function is called, which waits for those being stored. */
export const startAlerts = (deps: Deps, { intervalMs, onFailure }: Options): (() => Promise<void>) => {
  let running: Promise<void> | null = null;
  const run = (): void => {
    // A run that takes longer than the interval is not joined by another.
    running ??= sendAlerts(deps, { onFailure })
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
