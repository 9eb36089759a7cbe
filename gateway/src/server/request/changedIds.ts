/** What the writes of requests have changed for everybody, as global ids, by request. */
export const changedIds = () => {
  const byRequest = new WeakMap<object, Set<string>>();
  return {
    add: (request: object, id: string): void => {
      byRequest.set(request, (byRequest.get(request) ?? new Set()).add(id));
    },
    /** The value of the header; null if nothing has changed. */
    headerOf: (request: object): string | null => {
      const ids = byRequest.get(request);
      return ids === undefined ? null : [...ids].join(' ');
    },
  };
};

export type ChangedIds = ReturnType<typeof changedIds>;
