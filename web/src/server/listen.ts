import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/parseConfig.ts';
import { portFault } from '@citygigs/server/http/portFault.ts';

/** Opens the port. The message of a failure names the port and the variable to change. */
export const listen = async (
  app: FastifyInstance,
  { host, port }: Pick<Config, 'host' | 'port'>,
): Promise<void> => {
  try {
    await app.listen({ host, port });
  } catch (error) {
    await app.close();
    throw portFault(error, { host, port }, 'WEB_PORT');
  }
};
