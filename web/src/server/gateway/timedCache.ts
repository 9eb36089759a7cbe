interface Entry<T> {
  readonly value: Promise<T>;
  readonly until: number;
}

/**
 * Remembers answers for a time: equal questions share one answer, also while it is under way. Failures are not kept,
 * and of too many answers the oldest go.
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
