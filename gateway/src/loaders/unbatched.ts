import DataLoader from 'dataloader';
import type { LimitCalls } from './loaderSources.ts';

/** For calls without a batch form: equal keys of a request share one call, and few run at a time. */
export const unbatched = <K, V>(
  fetchOne: (key: K) => Promise<V>,
  limit: LimitCalls,
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
