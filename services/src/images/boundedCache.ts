/** Keeps what was used last, up to a sum of bytes. */
export interface BoundedCache<T> {
  get(key: string): T | undefined;
  set(key: string, value: T): void;
}

/** A cache that forgets what was unused for longest when its entries together pass `mostBytes`. */
export const boundedCache = <T>(mostBytes: number, bytesOf: (value: T) => number): BoundedCache<T> => {
  const entries = new Map<string, T>();
  let bytes = 0;
  const drop = (key: string, value: T) => {
    entries.delete(key);
    bytes -= bytesOf(value);
  };
  return {
    get: (key) => {
      const value = entries.get(key);
      if (value === undefined) return undefined;
      // A map keeps the order of insertion: putting an entry back makes it the newest.
      entries.delete(key);
      entries.set(key, value);
      return value;
    },
    set: (key, value) => {
      const former = entries.get(key);
      if (former !== undefined) drop(key, former);
      if (bytesOf(value) > mostBytes) return;
      entries.set(key, value);
      bytes += bytesOf(value);
      for (const [oldest, oldValue] of entries) {
        if (bytes <= mostBytes) break;
        drop(oldest, oldValue);
      }
    },
  };
};
