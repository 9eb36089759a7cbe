interface Entry<T> {
  readonly value: Promise<T>;
  readonly until: number;
}

/**
 * Caches answers for a time: equal requests share one answer, even while it is in flight. Failures are not cached, and
 * the oldest answers are evicted.
 */
export const timedCache = <T>(milliseconds: number, most: number, now: () => number = Date.now) => {
  const entries = new Map<string, Entry<T>>();
  return (key: string, make: () => Promise<T>): Promise<T> => {
    const known = entries.get(key);
    if (known !== undefined && known.until > now()) return known.value;
    const value = make();
    const entry = { value, until: now() + milliseconds };
    entries.delete(key);
    entries.set(key, entry);
    value.catch(() => entries.get(key) === entry && entries.delete(key));
    const [oldest] = entries.keys();
    if (entries.size > most && oldest !== undefined) entries.delete(oldest);
    return value;
  };
};
