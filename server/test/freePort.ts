import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });

/**
 * A port where nothing listens. Until the caller uses it, nobody else gets it by chance: to servers and connections that name no
 * port, systems give one above 32,767.
 */
export const freePort = async (): Promise<number> => {
  const port = randomInt(20_000, 32_000);
  return (await isFree(port)) ? port : freePort();
};
