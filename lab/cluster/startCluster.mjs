import { isBalancerInstalled, startBalancer } from './balancer.mjs';
import { startOwnServices } from '../faults/ownServices.mjs';
import { patientSettings } from '../promises/processSettings.mjs';
import { startGateway } from '../promises/startGateway.mjs';
import { startRedis } from '../promises/startRedis.mjs';
import { startWeb } from '../promises/startWeb.mjs';

/** What a machine must have for a cluster. */
export const clusterNeeds = 'redis-server and haproxy';

/** Two gateways and two sites behind balancers, with one Redis and one database. @returns null where something is not installed */
export const startCluster = async (env = {}) => {
  if (!isBalancerInstalled()) return null;
  const redis = await startRedis();
  if (redis === null) return null;
  const services = await startOwnServices();
  const settings = { REDIS_URL: redis.url, ...env };
  const gateways = [
    await startGateway(services.origin, settings),
    await startGateway(services.origin, settings),
  ];
  const gatewayBalancer = await startBalancer(
    'tcp',
    gateways.map(({ port }) => port),
  );
  const addresses = { gateway: `${gatewayBalancer.origin}/graphql`, services: services.origin };
  const sites = [await startWeb(addresses, patientSettings), await startWeb(addresses, patientSettings)];
  const siteBalancer = await startBalancer(
    'http',
    sites.map(({ port }) => port),
  );
  return {
    services,
    redis,
    gateways,
    site: siteBalancer.origin,
    graphql: `${gatewayBalancer.origin}/graphql?lang=en`,
    /** Stops one gateway as a deployment does, and starts it again on its port. */
    restartGateway: async (at) => {
      const { port, stop } = gateways[at];
      await stop();
      gateways[at] = await startGateway(services.origin, settings, { port });
    },
    stop: async () => {
      for (const { stop } of [...sites, ...gateways, services, siteBalancer, gatewayBalancer]) await stop();
      await redis.kill();
    },
  };
};
