import { maxPageSize } from '../config/maxPageSize.ts';
import type { Config } from '../config/parseConfig.ts';
import type { RestClient } from '../rest/restClient.ts';
import DataLoader from 'dataloader';
import type { LimitFunction } from 'p-limit';

/** The dependencies of the loaders of every noun. */
export interface LoaderSources {
  readonly rest: RestClient;
  /** Limits how many calls without a batch form run at a time. */
  readonly limit: LimitFunction;
  readonly batchIds: Config['batchIds'];
  readonly ipLookupUrl: string;
}

/** The rows of a list; none where the service has no such list. */
export const itemsOf = <T>(list: { readonly items: readonly T[] } | null): readonly T[] => list?.items ?? [];

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
    // One call reads the rows of a whole page.
    { maxBatchSize: maxPageSize },
  );

interface Row {
  readonly id: number;
}

/** Loads rows by id from a list that takes `ids`, comma separated; null for an id without a row. */
export const byIds = <T extends Row>(
  fetchList: (ids: string) => Promise<{ readonly items: readonly T[] } | null>,
) =>
  byKey(
    (row: T) => row.id,
    async (ids) => itemsOf(await fetchList(ids.join(','))),
  );

/** Reads rows by id if the upstream accepts `ids`; otherwise every row is null. */
export const byIdOrNull = <Id, Found>(
  batchIds: boolean,
  byId: { readonly load: (id: Id) => Promise<Found | null> },
) => ({ load: (id: Id): Promise<Found | null> => (batchIds ? byId.load(id) : Promise.resolve(null)) });

/** For calls without a batch form: equal keys of a request share one call, and few run at a time. */
export const unbatched = <K, V>(
  fetchOne: (key: K) => Promise<V>,
  limit: LimitFunction,
  nameOf: (key: K) => string = (key) => JSON.stringify(key),
) =>
  new DataLoader<K, V, string>(
    (keys) =>
      Promise.all(
        keys.map((key) =>
          limit(() => fetchOne(key)).catch((error: unknown) =>
            error instanceof Error ? error : new Error(String(error)),
          ),
        ),
      ),
    { cacheKeyFn: nameOf, maxBatchSize: 1 },
  );
