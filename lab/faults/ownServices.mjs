// Services that may be killed, on a database whose connections may break: a PostgreSQL server where one is installed.
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startChaosProxy } from './chaosProxy.mjs';
import { embeddedDatabase } from '../../e2e/harness/database/embeddedDatabase.ts';
import { startServerDatabase } from '../../e2e/harness/database/serverDatabase.ts';
import { startNode } from '../promises/startNode.mjs';
import testSettings from '../../scripts/testSettings.json' with { type: 'json' };
import { freePort } from '../../server/test/freePort.ts';

const keys = 'SELECT idempotency_key AS key FROM leads WHERE idempotency_key IS NOT NULL';

const startDatabase = async (folder) => {
  const server = await startServerDatabase(folder);
  if (server === undefined) return null;
  const url = new URL(server.environment.DATABASE_URL);
  const proxy = await startChaosProxy(Number(url.port));
  url.port = String(proxy.port);
  return { server, proxy, url: url.href };
};

/** `folder` is where the data are; with `isEmbedded` in the services' own database. `more` are further settings. */
export const startOwnServices = async ({
  folder = mkdtempSync(join(tmpdir(), 'faults-')),
  isEmbedded = false,
  more = {},
} = {}) => {
  mkdirSync(folder, { recursive: true });
  // A database server that runs as another user must be able to enter the folder.
  chmodSync(folder, 0o711);
  const database = isEmbedded ? null : await startDatabase(folder);
  const identityPort = await freePort();
  const found = { DATABASE_URL: database?.url ?? '', DATA_DIR: join(folder, 'data') };
  const settings = (port) => ({
    SERVICES_PORT: String(port),
    IDENTITY_PORT: String(identityPort),
    SERVICES_ORIGIN: `http://127.0.0.1:${port}`,
    ...found,
    ...testSettings,
    ...more,
  });
  const start = (port) => startNode('services/src/main.ts', settings, { port });
  let running = await start();
  return {
    origin: running.origin,
    identity: `http://127.0.0.1:${identityPort}`,
    /** The connections to the database server; null for the embedded database. */
    connections: database?.proxy ?? null,
    /** The settings by which they find their data. */
    found,
    /** The database server itself; null for the embedded database. */
    server: database?.server ?? null,
    signal: (name) => running.signal(name),
    kill: async () => {
      running.signal('SIGKILL');
      await running.stop();
    },
    restart: async () => (running = await start(running.port)),
    /** The keys of all leads in the database. */
    keysOfLeads: async () => {
      const { read } = database?.server ?? embeddedDatabase(folder, () => running.pid);
      return (await read(keys)).map(({ key }) => key);
    },
    stop: async () => {
      await running.stop();
      database?.proxy.stop();
      await database?.server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
