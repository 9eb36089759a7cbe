import { startProcess } from '../bench/processes/ownProcess.mjs';
import { startServices } from '../bench/processes/startServices.mjs';
import {
  gatewaySettings,
  patientSettings,
  renderingSettings,
  webSettings,
} from '../promises/processSettings.mjs';
import { freePort } from '../../server/test/freePort.ts';

/**
 * Starts a product of separate processes. @returns the origins, and functions that restart the gateway and stop everything
 *
 * @param options `keepsPages`: whether the site keeps pages; otherwise each page needs the gateway. `databaseUrl`: a PostgreSQL
 * server to use in place of the embedded database; `nodeArgs`: of each process
 */
export const startProduct = async ({ keepsPages = false, databaseUrl, nodeArgs } = {}) => {
  const services = await startServices(databaseUrl, { nodeArgs });
  const [gatewayPort, webPort] = [await freePort(), await freePort()];
  const startGateway = () =>
    startProcess('gateway/src/main.ts', gatewayPort, gatewaySettings(gatewayPort, services.origin), {
      nodeArgs,
    });
  let gateway = await startGateway();
  const webEnv = {
    ...webSettings(webPort, { gateway: `${gateway.origin}/graphql`, services: services.origin }),
    ...(keepsPages ? {} : renderingSettings),
    ...patientSettings,
  };
  const web = await startProcess('web/src/server/main.ts', webPort, webEnv, { nodeArgs });
  return {
    site: web.origin,
    gateway: gateway.origin,
    services: services.origin,
    pids: () => ({ gateway: gateway.pid, web: web.pid, services: services.pid }),
    children: () => ({ gateway: gateway.child, web: web.child, services: services.child }),
    restartGateway: async () => {
      await gateway.stop();
      gateway = await startGateway();
    },
    stop: async () => {
      for (const { stop } of [web, gateway, services]) await stop();
    },
  };
};
