import type { StackAddresses } from '../config/environment.ts';
import { nodeBinary } from './folders.ts';
import { type ManagedProcess, startProcess, untilReady } from './managedProcess.ts';
import { type RecordingProxy, startRecordingProxy } from './recordingProxy.ts';
import { freePort } from '../../server/test/freePort.ts';

/** One copy of the gateway and the site behind its own recording proxy. */
export interface Stack extends StackAddresses {
  readonly proxy: RecordingProxy;
  readonly webProcess: ManagedProcess;
}

interface StackOptions {
  readonly name: string;
  /** The origin of the site; on a free port by default. */
  readonly web?: string;
  readonly services: string;
  readonly identity: string;
  /** Settings that replace the product's own. */
  readonly settings?: {
    readonly gateway?: Readonly<Record<string, string>>;
    readonly web?: Readonly<Record<string, string>>;
  };
}

const readyMs = 60_000;

/** Settings of the gateway with the addresses of its services. */
export const upstreamsAt = (origin: string): Record<string, string> => ({
  WEB_API_URL: `${origin}/web-api`,
  SALES_API_URL: `${origin}/sales-api`,
  OFP_API_URL: `${origin}/ofp-api`,
  MORE_JOBS_API_URL: `${origin}/more-jobs-api`,
  IP_LOOKUP_URL: `${origin}/ip_lookup`,
});

export type Stop = () => Promise<void>;

export const startNode = (name: string, file: string, env: Record<string, string>, stops: Stop[]) => {
  const started = startProcess({
    name,
    command: nodeBinary,
    args: [file],
    env: { HOST: '127.0.0.1', NODE_ENV: 'production', ...env },
  });
  stops.push(() => started.stop());
  return started;
};

/**
 * Starts a gateway and a site behind their own recording proxy, with the product's own settings unless others are given.
 */
export const startStack = async (
  { name, services, identity, settings = {}, ...options }: StackOptions,
  stops: Stop[],
): Promise<Stack> => {
  const proxy = await startRecordingProxy(services);
  stops.push(proxy.close);
  const gatewayPort = await freePort();
  const gatewayOrigin = `http://127.0.0.1:${gatewayPort}`;
  const web = options.web ?? `http://localhost:${await freePort()}`;
  const { port: webPort } = new URL(web);
  const gateway = startNode(
    `gateway-${name}`,
    'gateway/src/main.ts',
    {
      GATEWAY_PORT: String(gatewayPort),
      IDENTITY_ORIGIN: identity,
      ...upstreamsAt(proxy.origin),
      // Journeys count the calls of each page.
      PUBLIC_MAX_AGE_MS: '0',
      ...settings.gateway,
    },
    stops,
  );
  await untilReady(gateway, `${gatewayOrigin}/healthz`, readyMs);
  const webProcess = startNode(
    `web-${name}`,
    'web/src/server/main.ts',
    {
      WEB_PORT: webPort,
      PUBLIC_ORIGIN: web,
      SERVICES_ORIGIN: services,
      IDENTITY_ORIGIN: identity,
      GATEWAY_URL: `${gatewayOrigin}/graphql`,
      IMAGES_URL: `${services}/images`,
      PHRASES_MAX_AGE_S: '1',
      // Caches the categories that the warm-up loads, so that no test reads those that another test has faked.
      CATEGORIES_MAX_AGE_S: '3600',
      // Keeps no pages: journeys change data and inject faults, and must not see pages of another journey.
      HTML_CACHE_FRESH_S: '0',
      ...settings.web,
    },
    stops,
  );
  await untilReady(webProcess, `http://127.0.0.1:${webPort}/healthz`, readyMs);
  // Warms up: the first pages take several times as long, which must not count against the tests' time limits.
  for (const path of ['/', '/berlin', '/berlin/delivery-c', '/berlin/swiftbite']) {
    await fetch(`${web}${path}`).then(
      (answer) => answer.text(),
      () => undefined,
    );
  }
  return { proxy, web, gateway: `${gatewayOrigin}/graphql`, webProcess };
};
