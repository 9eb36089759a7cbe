// The product of a drill: its three processes with their metrics, and connections between them that can be broken.
import { startMailServer } from '../../services/test/testMailServer.ts';
import { startChaosProxy } from '../faults/chaosProxy.mjs';
import { startOwnServices } from '../faults/ownServices.mjs';
import { startGateway } from '../promises/startGateway.mjs';
import { startWeb } from '../promises/startWeb.mjs';
import { waitUntilReady } from '../../scripts/product/processes.mjs';
import { freePort } from '../../server/test/freePort.ts';

/** A process that was ready once stays so when it loses another. One with wrong settings never is. */
const maxReadyMs = 10_000;

const portOf = (url) => Number(new URL(url).port);

/** Starts it. `services` says how these start, as for `startOwnServices`; `gateway` are more settings of the gateway. */
export const startDrillProduct = async ({ services: { more, ...options } = {}, gateway: ofGateway } = {}) => {
  const metrics = { web: await freePort(), gateway: await freePort(), services: await freePort() };
  const mailServer = await startMailServer();
  const mail = await startChaosProxy(portOf(mailServer.url));
  const services = await startOwnServices({
    ...options,
    more: {
      SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
      SERVICES_METRICS_PORT: String(metrics.services),
      ...more,
    },
  });
  const toServices = await startChaosProxy(portOf(services.origin));
  const toFullTimeOffers = await startChaosProxy(portOf(services.origin));
  const gateway = await startGateway(toServices.origin, {
    MORE_JOBS_API_URL: `${toFullTimeOffers.origin}/more-jobs-api`,
    GATEWAY_METRICS_PORT: String(metrics.gateway),
    PUBLIC_MAX_AGE_MS: '0',
    ...ofGateway,
  });
  const web = await startWeb(
    { gateway: gateway.graphql, services: services.origin },
    { WEB_METRICS_PORT: String(metrics.web) },
  );
  for (const { origin } of [gateway, web]) await waitUntilReady(`${origin}/readyz`, maxReadyMs);
  return {
    services,
    gateway,
    web,
    /** The port of the metrics of each process. */
    metrics,
    /** What is between processes; `database` is null for the embedded database. */
    connections: { database: services.connections, mail, toServices, toFullTimeOffers },
    stop: async () => {
      for (const proxy of [services.connections, mail, toServices, toFullTimeOffers]) proxy?.set(null);
      await web.stop();
      await gateway.stop();
      await services.stop();
      for (const server of [toServices, toFullTimeOffers, mail, mailServer]) server.stop();
    },
  };
};
