import { cacheConfigOf } from './operationRole.ts';

/** Options of a query that fails without these fields, not without others, and waits for all of them. */
export const needing = (...needed: readonly string[]) =>
  ({ networkCacheConfig: { force: true, ...cacheConfigOf({ needed, again: true }) } }) as const;

/** Options of a query about the signed-in user. */
export const ofViewer = needing('viewer');
