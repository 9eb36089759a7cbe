import DataLoader from 'dataloader';

/** As many rows as the services give at once: what a whole page names is read by one call. */
const mostKeys = 200;

/** The rows of many keys by one call; a key without a row gives null. */
export const byKey = <K extends number | string, V>(
  keyOf: (row: V) => K,
  fetchMany: (keys: readonly K[]) => Promise<readonly V[]>,
) =>
  new DataLoader<K, V | null>(
    async (keys) => {
      const rows = await fetchMany(keys);
      const found = new Map(rows.map((row) => [keyOf(row), row]));
      return keys.map((key) => found.get(key) ?? null);
    },
    { maxBatchSize: mostKeys },
  );
