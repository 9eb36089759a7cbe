/**
 * Waits for some milliseconds on the server, without keeping the process alive. Unlike `node:timers/promises`, it
 * works with fake timers in tests.
 */
export const after = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms).unref();
  });
