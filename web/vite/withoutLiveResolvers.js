// The store without resolvers that change by themselves; the schema of the site has none.
import { NoopResolverCache } from 'relay-runtime/lib/store/ResolverCache.js';

export class LiveResolverCache extends NoopResolverCache {
  unsubscribeFromLiveResolverRecords() {}
  invalidateResolverRecords() {}
}
