/** Returns an object with a value for each of the keys. */
export const mapKeys = <K extends string, T>(
  keys: readonly K[],
  valueOf: (key: K, at: number) => T,
): Record<K, T> => Object.fromEntries(keys.map((key, at) => [key, valueOf(key, at)])) as Record<K, T>;
