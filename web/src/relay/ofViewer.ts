import { cacheConfigOf } from './operationRole.ts';

/** Options of a query about the signed-in user: it fails without the viewer, not without other fields, and waits for all of them. */
export const ofViewer = {
  networkCacheConfig: { force: true, ...cacheConfigOf({ needed: ['viewer'], again: true }) },
} as const;
