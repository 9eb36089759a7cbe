import { startNode } from './startNode.mjs';
import { upstreamSettings } from '../bench/processes/upstreamSettings.mjs';

/** Starts a gateway of its own, without limits of writes. */
export const startGateway = async (services, env = {}, options = {}) => {
  const settings = (port) => ({
    GATEWAY_PORT: String(port),
    ...upstreamSettings(services),
    HOURLY_LIMITS: 'lead=0/0,city-request=0/0,city-search=0/0,review-report=0/0',
    ...env,
  });
  const gateway = await startNode('gateway/src/main.ts', settings, options);
  return { ...gateway, graphql: `${gateway.origin}/graphql?lang=en` };
};
