import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StackAddresses } from '../config/environment.ts';
import { embeddedDatabase } from './embeddedDatabase.ts';
import { nodeBinary } from './folders.ts';
import type { LeadRow } from './leads.ts';
import { type Identity, startIdentity } from './identity.ts';
import { freePort } from './listen.ts';
import { type ManagedProcess, startProcess, untilReady } from './managedProcess.ts';
import { type RecordingProxy, startRecordingProxy } from './recordingProxy.ts';
import { startServerDatabase } from './serverDatabase.ts';

/** One copy of the gateway and the site behind its own recording proxy. */
export interface Stack extends StackAddresses {
  readonly proxy: RecordingProxy;
  readonly webProcess: ManagedProcess;
}

/** The running product. */
export interface Product {
  readonly services: string;
  readonly stacks: readonly Stack[];
  readonly tokenOf: Identity['tokenOf'];
  readonly readLeads: () => Promise<readonly LeadRow[]>;
  readonly stop: () => Promise<void>;
}

/** The first start builds the sample data. */
const servicesReadyMs = 300_000;
const readyMs = 60_000;

type Stop = () => Promise<void>;

const startNode = (name: string, file: string, env: Record<string, string>, stops: Stop[]) => {
  const started = startProcess({
    name,
    command: nodeBinary,
    args: [file],
    env: { HOST: '127.0.0.1', ...env },
  });
  stops.push(() => started.stop());
  return started;
};

const startServices = async (folder: string, identity: Identity, stops: Stop[]) => {
  let services: ManagedProcess | undefined;
  const database = (await startServerDatabase(folder)) ?? embeddedDatabase(folder, () => services?.pid ?? -1);
  stops.push(database.stop);
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  services = startNode(
    'services',
    'services/src/main.ts',
    {
      SERVICES_PORT: String(port),
      SERVICES_ORIGIN: origin,
      DATA_DIR: join(folder, 'data'),
      ...identity.environment,
      ...database.environment,
    },
    stops,
  );
  await untilReady(services, `${origin}/healthz`, servicesReadyMs);
  return { origin, readLeads: database.readLeads };
};

const startStack = async (index: number, services: string, stops: Stop[]): Promise<Stack> => {
  const proxy = await startRecordingProxy(services);
  stops.push(proxy.close);
  const [gatewayPort, webPort] = [await freePort(), await freePort()];
  const gatewayOrigin = `http://127.0.0.1:${gatewayPort}`;
  const web = `http://localhost:${webPort}`;
  const gateway = startNode(
    `gateway-${index}`,
    'gateway/src/main.ts',
    {
      GATEWAY_PORT: String(gatewayPort),
      WEB_API_URL: `${proxy.origin}/web-api`,
      SALES_API_URL: `${proxy.origin}/sales-api`,
      OFP_API_URL: `${proxy.origin}/ofp-api`,
      MORE_JOBS_API_URL: `${proxy.origin}/more-jobs-api`,
      IP_LOOKUP_URL: `${proxy.origin}/ip_lookup`,
      RESPONSE_TIMEOUT_MS: '3000',
      OVERALL_TIMEOUT_MS: '6000',
    },
    stops,
  );
  await untilReady(gateway, `${gatewayOrigin}/healthz`, readyMs);
  const webProcess = startNode(
    `web-${index}`,
    'web/src/server/main.ts',
    {
      NODE_ENV: 'production',
      WEB_PORT: String(webPort),
      PUBLIC_ORIGIN: web,
      GATEWAY_URL: `${gatewayOrigin}/graphql`,
      IMAGES_URL: `${services}/images`,
      PHRASES_MAX_AGE_S: '1',
    },
    stops,
  );
  await untilReady(webProcess, `http://127.0.0.1:${webPort}/healthz`, readyMs);
  // The first pages take several times as long, and the time limits of the tests are not about that.
  for (const path of ['/', '/berlin', '/berlin/delivery-c', '/berlin/swiftbite']) {
    await fetch(`${web}${path}`).then(
      (answer) => answer.text(),
      () => undefined,
    );
  }
  return { proxy, web, gateway: `${gatewayOrigin}/graphql`, webProcess };
};

/** Starts the services once, and as many copies of gateway and site as there are parallel workers. */
export const startProduct = async (workers: number): Promise<Product> => {
  const folder = mkdtempSync(join(tmpdir(), 'citygigs-e2e-'));
  // A database server under another user has to get through.
  chmodSync(folder, 0o711);
  const stops: Stop[] = [];
  const stop = async () => {
    for (const end of stops.toReversed()) await end();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const identity = await startIdentity();
    stops.push(identity.stop);
    const { origin, readLeads } = await startServices(folder, identity, stops);
    const indexes = Array.from({ length: workers }, (_none, index) => index);
    const stacks = await Promise.all(indexes.map((index) => startStack(index, origin, stops)));
    return { services: origin, stacks, readLeads, tokenOf: identity.tokenOf, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};
