/** A signal that aborts after a time. (`AbortSignal.timeout` is newer than the browsers that are supported.) */
export const abortAfter = (ms: number): AbortSignal => {
  const limit = new AbortController();
  setTimeout(() => limit.abort(new DOMException('This took too long', 'TimeoutError')), ms);
  return limit.signal;
};

/** Waits for a task, and rejects with this message after `ms` milliseconds, while the task goes on. */
export const withTimeLimit = async <T>(task: Promise<T>, ms: number, message: string): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(message)), ms);
  });
  try {
    return await Promise.race([task, limit]);
  } finally {
    clearTimeout(timer);
  }
};
