import { join } from 'node:path';
import testSettings from '../../scripts/testSettings.json' with { type: 'json' };
import { adminCredentials, confirmedDomains, linkDomain } from './accounts/poolSettings.ts';
import type { Database } from './database/database.ts';
import { embeddedDatabase } from './database/embeddedDatabase.ts';
import { type ManagedProcess, untilReady } from './managedProcess.ts';
import { startServerDatabase } from './database/serverDatabase.ts';
import { startNode, type Stop } from './stack.ts';
import { freePort } from '../../server/test/freePort.ts';

interface ServicesPlan {
  readonly name?: string;
  /** Where the database is. */
  readonly folder: string;
  /** The origins of the sites; links in mails lead to the first one. */
  readonly sites: readonly string[];
  readonly spareSites?: readonly string[];
}

/** The running services with the identity service in their process. */
interface Services {
  readonly origin: string;
  readonly identity: string;
  readonly database: Database;
  /** Ends the process at once, as a crash does. */
  readonly kill: () => Promise<void>;
  /** Starts the process again if it was killed. */
  readonly restart: () => Promise<void>;
}

/** The first start builds the sample data. */
const readyMs = 300_000;

export const startServices = async (
  { name = 'services', folder, sites, spareSites = [] }: ServicesPlan,
  stops: Stop[],
): Promise<Services> => {
  let running: ManagedProcess | undefined;
  const database = (await startServerDatabase(folder)) ?? embeddedDatabase(folder, () => running?.pid ?? -1);
  stops.push(database.stop);
  const [port, identityPort] = [await freePort(), await freePort()];
  const origin = `http://127.0.0.1:${port}`;
  const identity = `http://localhost:${identityPort}`;
  const settings = {
    SERVICES_PORT: String(port),
    SERVICES_ORIGIN: origin,
    PUBLIC_ORIGIN: sites[0] ?? '',
    IDENTITY_PORT: String(identityPort),
    IDENTITY_ORIGIN: identity,
    IDENTITY_SITE_ORIGINS: [...sites, ...spareSites].join(','),
    // All journeys sign up and in from one address.
    IDENTITY_CHECKS_PER_ADDRESS: '1000000',
    IDENTITY_CODES_PER_ADDRESS: '1000000',
    IDENTITY_LOGINS_PER_ADDRESS: '1000000',
    AWS_ACCESS_KEY_ID: adminCredentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: adminCredentials.secretAccessKey,
    IDENTITY_CONFIRMED_DOMAINS: confirmedDomains.join(','),
    IDENTITY_LINK_DOMAINS: linkDomain,
    // Journeys do not wait for minutes.
    ALERTS_INTERVAL_S: '1',
    DATA_DIR: join(folder, 'data'),
    ...testSettings,
    ...database.environment,
  };
  const start = async () => {
    running = startNode(name, 'services/src/main.ts', settings, stops);
    await untilReady(running, `${origin}/healthz`, readyMs);
  };
  await start();
  return {
    origin,
    identity,
    database,
    kill: async () => {
      if (!running || running.hasEnded())
        throw new Error('The services do not run, so they cannot be killed.');
      await running.stop('SIGKILL');
    },
    restart: async () => {
      if (running?.hasEnded()) await start();
    },
  };
};
