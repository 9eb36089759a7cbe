import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProcess } from './ownProcess.mjs';
import testSettings from '../../../scripts/testSettings.json' with { type: 'json' };
import { freePort } from '../../../server/test/freePort.ts';

/**
 * Starts separate services on the sample data of the tests, with the data of this folder.
 *
 * @param settings more variables of the process
 * @param options how to start the process
 */
export const startServicesIn = async (data, settings = {}, options = {}) => {
  const [servicesPort, identityPort] = [await freePort(), await freePort()];
  const env = {
    SERVICES_PORT: String(servicesPort),
    IDENTITY_PORT: String(identityPort),
    SERVICES_ORIGIN: `http://127.0.0.1:${servicesPort}`,
    DATA_DIR: data,
    DATABASE_URL: '',
    ...testSettings,
    ...settings,
  };
  return startProcess('services/src/main.ts', servicesPort, env, options);
};

/**
 * Starts separate services with the sample data of the tests, in a folder that is removed in the end.
 *
 * @param databaseUrl a PostgreSQL server; without one the services use their embedded database
 * @param options how to start the process
 */
export const startServices = async (databaseUrl = '', options = {}) => {
  const data = mkdtempSync(join(tmpdir(), 'bench-'));
  const { stop, ...services } = await startServicesIn(data, { DATABASE_URL: databaseUrl }, options);
  return {
    ...services,
    stop: async () => {
      await stop();
      rmSync(data, { recursive: true, force: true });
    },
  };
};
