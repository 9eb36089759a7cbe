// The cache of Relay's resolvers, fields that the browser computes. The site has none, so there is nothing to cache.
const { NoopResolverCache } = require('relay-runtime/lib/store/ResolverCache.js');

const nothing = () => undefined;

class NoResolverCache extends NoopResolverCache {}
Object.assign(NoResolverCache.prototype, {
  unsubscribeFromLiveResolverRecords: nothing,
  invalidateResolverRecords: nothing,
});

module.exports = {
  LiveResolverCache: NoResolverCache,
  RELAY_RESOLVER_LIVE_STATE_SUBSCRIPTION_KEY: '__resolverLiveStateSubscription',
  getUpdatedDataIDs: (ids) => ids,
};
