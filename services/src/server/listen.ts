import type { FastifyInstance } from 'fastify';
import { StartFault } from '../db/startFault.ts';

/** Opens the port, or says which one cannot be opened and what to change. */
export const listen = async (
  app: FastifyInstance,
  { host, port }: { host: string; port: number },
): Promise<void> => {
  try {
    await app.listen({ host, port });
  } catch (error) {
    await app.close();
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'EADDRINUSE') {
      throw new StartFault(`Port ${port} is in use: set SERVICES_PORT to another one.`, { cause: error });
    }
    if (code === 'EACCES' || code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
      throw new StartFault(
        `${host}:${port} cannot be opened (${code}): set HOST or SERVICES_PORT to another.`,
        {
          cause: error,
        },
      );
    }
    throw error;
  }
};
