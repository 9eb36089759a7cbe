import DataLoader from 'dataloader';

/** The page size limit of the services, so that one call reads the rows of a whole page. */
const maxKeys = 200;

/** Loads rows by key, many keys in one call; null for a key without a row. */
export const byKey = <K extends number | string, V>(
  keyOf: (row: V) => K,
  fetchMany: (keys: readonly K[]) => Promise<readonly V[]>,
) =>
  new DataLoader<K, V | null>(
    async (keys) => {
      try {
        const rows = await fetchMany(keys);
        const found = new Map(rows.map((row) => [keyOf(row), row]));
        return keys.map((key) => found.get(key) ?? null);
      } catch (error) {
        // Thrown, it would be forgotten, and the next field that needs a key would make the call again.
        return keys.map(() => (error instanceof Error ? error : new Error(String(error))));
      }
    },
    { maxBatchSize: maxKeys },
  );
