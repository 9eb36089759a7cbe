import { once } from 'node:events';
import type { Server } from 'node:http';
import type { Config } from '../config/parseConfig.ts';
import { portFault } from '@citygigs/server/http/portFault.ts';

/** Opens the port. The message of a failure names the port and the variable to change. */
export const listen = async (
  server: Server,
  { host, port }: Pick<Config, 'host' | 'port'>,
): Promise<void> => {
  try {
    server.listen(port, host);
    await once(server, 'listening');
  } catch (error) {
    throw portFault(error, { host, port }, 'GATEWAY_PORT');
  }
};
