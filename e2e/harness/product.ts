import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import testSettings from '../../scripts/testSettings.json' with { type: 'json' };
import { embeddedDatabase } from './embeddedDatabase.ts';
import type { LeadRow } from './leads.ts';
import { type Identity, startIdentity } from './identity.ts';
import { freePort } from './listen.ts';
import { type ManagedProcess, untilReady } from './managedProcess.ts';
import { startServerDatabase } from './serverDatabase.ts';
import { type Stack, startNode, startStack, type Stop } from './stack.ts';

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
      ...testSettings,
      ...identity.environment,
      ...database.environment,
    },
    stops,
  );
  await untilReady(services, `${origin}/healthz`, servicesReadyMs);
  return { origin, readLeads: database.readLeads };
};

/** Pages must be complete even on a busy machine; `faults/patience.spec.ts` uses the product's own limits. */
const limits = {
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
    const identity = await startIdentity();
    stops.push(identity.stop);
    const { origin, readLeads } = await startServices(folder, identity, stops);
    const indexes = Array.from({ length: workers }, (_none, index) => index);
    const stacks = await Promise.all(
      indexes.map((index) => startStack(String(index), origin, stops, limits)),
    );
    return { services: origin, stacks, readLeads, tokenOf: identity.tokenOf, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};
