/** What the writes of requests have changed for everybody, as global ids, by request. */
export const changedIds = () => {
  const byRequest = new WeakMap<object, Set<string>>();
  return {
    add: (request: object, ids: readonly string[]): void => {
      byRequest.set(request, new Set([...(byRequest.get(request) ?? []), ...ids]));
    },
    /** The value of the header; null if nothing has changed. */
    headerOf: (request: object): string | null => {
      const ids = byRequest.get(request);
      return ids === undefined ? null : [...ids].join(' ');
    },
  };
};

export type ChangedIds = ReturnType<typeof changedIds>;
