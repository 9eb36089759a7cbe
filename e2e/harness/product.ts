import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import testSettings from '../../scripts/testSettings.json' with { type: 'json' };
import { embeddedDatabase } from './embeddedDatabase.ts';
import type { LeadRow } from './leads.ts';
import { confirmedDomain, identityAdminKey, linkDomain } from './accounts/poolSettings.ts';
import { freePort } from './listen.ts';
import { type ManagedProcess, untilReady } from './managedProcess.ts';
import { startServerDatabase } from './serverDatabase.ts';
import { type Stack, startNode, startStack, type Stop } from './stack.ts';
import { startThirdParties, type ThirdParties } from './thirdParties.ts';

/** One copy of the gateway and the site, with the server that it sends events and reports to. */
export interface WorkerStack extends Stack {
  readonly thirdParties: ThirdParties;
}

/** The running product. */
export interface Product {
  readonly services: string;
  /** The identity service, which runs in the process of the services. */
  readonly identity: string;
  readonly stacks: readonly WorkerStack[];
  /** Origins of sites that tests start with other settings. */
  readonly spareSites: readonly string[];
  readonly readLeads: () => Promise<readonly LeadRow[]>;
  readonly stop: () => Promise<void>;
}

/** The first start builds the sample data. */
const servicesReadyMs = 300_000;
const startServices = async (
  folder: string,
  sites: readonly string[],
  spareSites: readonly string[],
  stops: Stop[],
) => {
  let services: ManagedProcess | undefined;
  const database = (await startServerDatabase(folder)) ?? embeddedDatabase(folder, () => services?.pid ?? -1);
  stops.push(database.stop);
  const [port, identityPort] = [await freePort(), await freePort()];
  const origin = `http://127.0.0.1:${port}`;
  const identity = `http://localhost:${identityPort}`;
  services = startNode(
    'services',
    'services/src/main.ts',
    {
      SERVICES_PORT: String(port),
      SERVICES_ORIGIN: origin,
      // Links in mails lead to the first copy of the site.
      PUBLIC_ORIGIN: sites[0] ?? '',
      IDENTITY_PORT: String(identityPort),
      IDENTITY_ORIGIN: identity,
      IDENTITY_SITE_ORIGINS: [...sites, ...spareSites].join(','),
      // All journeys sign up and in from one address.
      IDENTITY_CHECKS_PER_ADDRESS: '1000000',
      IDENTITY_CODES_PER_ADDRESS: '1000000',
      IDENTITY_ADMIN_KEY: identityAdminKey,
      IDENTITY_CONFIRMED_DOMAINS: confirmedDomain,
      IDENTITY_LINK_DOMAINS: linkDomain,
      DATA_DIR: join(folder, 'data'),
      ...testSettings,
      ...database.environment,
    },
    stops,
  );
  await untilReady(services, `${origin}/healthz`, servicesReadyMs);
  return { origin, identity, readLeads: database.readLeads };
};

/** Pages must be complete even on a busy machine; `faults/patience.spec.ts` uses the product's own limits. */
const settings = {
  gateway: { RESPONSE_TIMEOUT_MS: '3000', OVERALL_TIMEOUT_MS: '6000' },
  web: { PAGE_PATIENCE_MS: '20000', PART_PATIENCE_MS: '20000' },
};

/** Starts the services once, and one copy of gateway and site per parallel worker. */
export const startProduct = async (workers: number): Promise<Product> => {
  const folder = mkdtempSync(join(tmpdir(), 'citygigs-e2e-'));
  // A database server that runs as another user must be able to enter the folder.
  chmodSync(folder, 0o711);
  const stops: Stop[] = [];
  const stop = async () => {
    for (const end of stops.toReversed()) await end();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const sites: string[] = [];
    const spareSites: string[] = [];
    while (sites.length < workers) {
      sites.push(`http://localhost:${await freePort()}`);
      spareSites.push(`http://localhost:${await freePort()}`);
    }
    const { origin, identity, readLeads } = await startServices(folder, sites, spareSites, stops);
    const stacks = await Promise.all(
      sites.map(async (web, index) => {
        const thirdParties = await startThirdParties();
        stops.push(thirdParties.close);
        const own = { ...settings, web: { ...settings.web, ...thirdParties.settings } };
        const name = String(index);
        const stack = await startStack({ name, web, services: origin, identity, settings: own }, stops);
        return { ...stack, thirdParties };
      }),
    );
    return { services: origin, identity, stacks, spareSites, readLeads, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};
