/** A signal that aborts after a time. (`AbortSignal.timeout` is newer than the browsers that are supported.) */
export const abortAfter = (ms: number): AbortSignal => {
  const limit = new AbortController();
  setTimeout(() => limit.abort(new DOMException('This took too long', 'TimeoutError')), ms);
  return limit.signal;
};
