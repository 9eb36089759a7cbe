import type { TestProject } from 'vitest/node';
import { openServer } from '../../services/src/db/server/openServer.ts';
import { startCluster } from '../../services/test/throwAwayPostgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The URL of a server without its database; null where no PostgreSQL is installed. */
    databaseServer: { readonly empty: string; readonly admin: string } | null;
  }
}

/** Starts a server whose tables are empty, of which each test file gets a copy. */
export const setup = async ({ provide }: TestProject): Promise<(() => void) | undefined> => {
  const cluster = startCluster();
  if ('reason' in cluster) {
    process.stdout.write(`The identity service is tested on the embedded engine: ${cluster.reason}.\n`);
    provide('databaseServer', null);
    return undefined;
  }
  const empty = cluster.urlOf('postgres');
  const { close } = await openServer(empty, { onLostConnection: () => undefined });
  await close();
  provide('databaseServer', { empty, admin: cluster.urlOf('template1') });
  return cluster.stop;
};
