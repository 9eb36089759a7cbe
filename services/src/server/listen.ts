import type { FastifyInstance } from 'fastify';
import { portFault } from './portFault.ts';

/** Opens the port. The message of a failure names the port and the variable to change. */
export const listen = async (app: FastifyInstance, where: { host: string; port: number }): Promise<void> => {
  try {
    await app.listen(where);
  } catch (error) {
    await app.close();
    throw portFault(error, where);
  }
};
