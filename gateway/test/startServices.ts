import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import testSettings from '../../scripts/testSettings.json' with { type: 'json' };

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });

const isReady = async (origin: string) =>
  fetch(`${origin}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Starts the reference services as a process with its own database. */
export const startServices = async (more: Readonly<Record<string, string>> = {}) => {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const data = mkdtempSync(join(tmpdir(), 'gateway-services-'));
  const main = fileURLToPath(new URL('../../services/src/main.ts', import.meta.url));
  const services = spawn(process.execPath, [main], {
    env: {
      PATH: process.env['PATH'],
      SERVICES_PORT: String(port),
      IDENTITY_PORT: String(await freePort()),
      SERVICES_ORIGIN: origin,
      DATA_DIR: data,
      LOG_LEVEL: 'warn',
      ...testSettings,
      ...more,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errorOutput = '';
  services.stderr.on('data', (chunk: Buffer) => (errorOutput += chunk.toString('utf8')));
  const ended = new Promise<void>((resolve) => services.once('exit', () => resolve()));
  while (!(await isReady(origin))) {
    if (services.exitCode !== null) throw new Error(`The services did not start:\n${errorOutput}`);
    await pause(200);
  }
  return {
    origin,
    stop: async () => {
      services.kill('SIGTERM');
      await ended;
      rmSync(data, { recursive: true, force: true });
    },
  };
};
