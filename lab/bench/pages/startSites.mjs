import { cores } from '../processes/cores.mjs';
import { startProcess } from '../processes/ownProcess.mjs';
import { freePort } from '../../../server/test/freePort.ts';

/** Starts a site before a gateway. */
export const startSite = async (gateway, services, settings, nodeArgs = []) => {
  const port = await freePort();
  return startProcess(
    'web/src/server/main.ts',
    port,
    {
      WEB_PORT: String(port),
      GATEWAY_URL: `${gateway.origin}/graphql`,
      IMAGES_URL: `${services.origin}/images`,
      PUBLIC_ORIGIN: `http://127.0.0.1:${port}`,
      ...settings,
    },
    { core: cores.measured, nodeArgs },
  );
};

/** Starts a gateway as the product starts it, before the upstream. */
export const startGateway = async (upstream, settings, options) => {
  const port = await freePort();
  return startProcess(
    'gateway/src/main.ts',
    port,
    { GATEWAY_PORT: String(port), ...upstream.settings, ...settings },
    options,
  );
};

/**
 * Starts a gateway and the site twice: one renders each page for its request, with these arguments of Node, the other keeps
 * pages. @returns them, and a function that ends them
 */
export const startSites = async (upstream, services, { nodeArgs = [] } = {}) => {
  const gateway = await startGateway(upstream, {}, { core: cores.upstream });
  const cold = await startSite(gateway, services, { HTML_CACHE_FRESH_S: '0' }, nodeArgs);
  const kept = await startSite(gateway, services, { HTML_CACHE_FRESH_S: '86400' });
  return {
    gateway,
    cold,
    kept,
    stop: async () => {
      for (const { stop } of [cold, kept, gateway]) await stop();
    },
  };
};
