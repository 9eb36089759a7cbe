import DataLoader from 'dataloader';

/** The rows of many keys by one call; a key without a row gives null. */
export const byKey = <K extends number | string, V>(
  keyOf: (row: V) => K,
  fetchMany: (keys: readonly K[]) => Promise<readonly V[]>,
  maxBatchSize = 100,
) =>
  new DataLoader<K, V | null>(
    async (keys) => {
      const rows = await fetchMany(keys);
      const found = new Map(rows.map((row) => [keyOf(row), row]));
      return keys.map((key) => found.get(key) ?? null);
    },
    { maxBatchSize },
  );
