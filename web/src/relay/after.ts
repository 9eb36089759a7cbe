/**
 * Waits for some milliseconds on the server, without keeping the process alive. Unlike `node:timers/promises`, tests can
 * run it on fake timers.
 */
export const after = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms).unref();
  });
