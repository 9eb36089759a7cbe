import { gatewaySettings } from './processSettings.mjs';
import { startNode } from './startNode.mjs';

/** Starts a gateway of its own, without limits of writes. */
export const startGateway = async (services, env = {}, options = {}) => {
  const settings = (port) => ({ ...gatewaySettings(port, services), ...env });
  const gateway = await startNode('gateway/src/main.ts', settings, options);
  return { ...gateway, graphql: `${gateway.origin}/graphql?lang=en` };
};
