import { createServer } from 'node:net';
import { portFault } from './portFault.ts';

/** Fails early if the port is in use, because opening the database takes much longer. */
export const refuseTakenPort = (where: { host: string; port: number }): Promise<void> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => reject(portFault(error, where)));
    probe.listen(where.port, where.host, () => probe.close(() => resolve()));
  });
