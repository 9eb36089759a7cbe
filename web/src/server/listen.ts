import type { FastifyInstance } from 'fastify';
import type { ServerConfig } from '../config/serverConfig.ts';

const say = (sentence: string): void => {
  process.stderr.write(`${sentence}\n`);
};

/** Starts a server and stops it cleanly on SIGTERM or SIGINT. */
export const listen = async (app: FastifyInstance, { host, port }: ServerConfig): Promise<void> => {
  try {
    await app.listen({ host, port });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    say(`Port ${port} is in use. Set WEB_PORT to another one.`);
    process.exit(1);
  }
  const stop = (): void => {
    void app.close().then(() => process.exit(0));
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
};
