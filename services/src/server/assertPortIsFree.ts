import { createServer } from 'node:net';
import type { Config } from '../config/parseConfig.ts';
import { portFault } from '@citygigs/server/http/portFault.ts';

/** Fails early if the port is in use, because opening the database takes much longer. */
export const assertPortIsFree = (
  address: Pick<Config, 'host' | 'port'>,
  variable: 'SERVICES_PORT' | 'IDENTITY_PORT',
): Promise<void> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => reject(portFault(error, address, variable)));
    probe.listen(address.port, address.host, () => probe.close(() => resolve()));
  });
