/**
 * A signal that aborts after a time, unless it is ended before. `AbortSignal.timeout` keeps itself and what waits for it in memory
 * until its time is over, also when nothing waits any more.
 */
export const timeLimit = (ms: number) => {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(new DOMException('This took too long', 'TimeoutError')), ms);
  timer.unref();
  return { signal: limit.signal, end: () => clearTimeout(timer) };
};
