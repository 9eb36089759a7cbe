/** Waits for some milliseconds on the server, without keeping the process alive. */
export const after = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms).unref();
  });
