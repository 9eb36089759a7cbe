import { freePort, startProcess } from '../bench/processes/ownProcess.mjs';
import { startServices } from '../bench/processes/startServices.mjs';
import { upstreamSettings } from '../bench/processes/upstreamSettings.mjs';

/**
 * Starts a product of separate processes. @returns the origins, and functions that restart the gateway and stop everything
 *
 * @param options `keepsPages`: whether the site keeps pages; otherwise each page needs the gateway. `databaseUrl`: a PostgreSQL
 * server to use in place of the embedded database
 */
export const startProduct = async ({ keepsPages = false, databaseUrl } = {}) => {
  const services = await startServices(databaseUrl);
  const [gatewayPort, webPort] = [await freePort(), await freePort()];
  const startGateway = () =>
    startProcess('gateway/src/main.ts', gatewayPort, {
      GATEWAY_PORT: String(gatewayPort),
      ...upstreamSettings(services.origin),
      HOURLY_LIMITS: 'lead=0/0',
    });
  let gateway = await startGateway();
  const web = await startProcess('web/src/server/main.ts', webPort, {
    WEB_PORT: String(webPort),
    PUBLIC_ORIGIN: `http://127.0.0.1:${webPort}`,
    GATEWAY_URL: `${gateway.origin}/graphql`,
    IMAGES_URL: `${services.origin}/images`,
    ...(keepsPages ? {} : { HTML_CACHE_FRESH_S: '0' }),
    // A busy machine takes long to start a process.
    GATEWAY_RETRY_MS: '120000',
    BOT_PAGE_PATIENCE_MS: '120000',
  });
  return {
    site: web.origin,
    gateway: gateway.origin,
    services: services.origin,
    pids: () => ({ gateway: gateway.pid, web: web.pid, services: services.pid }),
    restartGateway: async () => {
      await gateway.stop();
      gateway = await startGateway();
    },
    stop: async () => {
      for (const { stop } of [web, gateway, services]) await stop();
    },
  };
};
