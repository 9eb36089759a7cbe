import { randomInt } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** Notes in a file that this process has the port, unless another process that still runs has it. */
const reserve = (port: number): boolean => {
  const file = join(tmpdir(), `citygigs-port-${String(port)}`);
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    if (isRunning(Number(readFileSync(file, 'utf8')))) return false;
    writeFileSync(file, String(process.pid));
    return true;
  }
};

/**
 * A port where nothing listens. Until this process ends, no other process gets it: systems give a port above 32,767 to servers and
 * connections that name none, and this function gives each port to one process.
 */
export const freePort = async (): Promise<number> => {
  const port = randomInt(20_000, 32_000);
  return reserve(port) && (await isFree(port)) ? port : freePort();
};
