import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import testSettings from '../../scripts/testSettings.json' with { type: 'json' };
import { freePort } from '../../server/test/freePort.ts';

const isReady = async (origin: string) =>
  fetch(`${origin}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );

const main = fileURLToPath(new URL('../../services/src/main.ts', import.meta.url));

/** Starts the reference services as a process with its own database. */
export const startServices = async (more: Readonly<Record<string, string>> = {}) => {
  const port = await freePort();
  const identityPort = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const identity = `http://localhost:${identityPort}`;
  const data = mkdtempSync(join(tmpdir(), 'gateway-services-'));
  let output = '';

  const run = async () => {
    const child = spawn(process.execPath, [main], {
      env: {
        PATH: process.env['PATH'],
        NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
        SERVICES_PORT: String(port),
        IDENTITY_PORT: String(identityPort),
        SERVICES_ORIGIN: origin,
        DATA_DIR: data,
        LOG_LEVEL: 'warn',
        ...testSettings,
        ...more,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const firstCharacter = output.length;
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString('utf8')));
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    while (!(await isReady(origin))) {
      if (child.exitCode !== null)
        throw new Error(`The services did not start:\n${output.slice(firstCharacter)}`);
      await pause(100);
    }
    return { child, ended };
  };

  let running: { readonly child: ChildProcess; readonly ended: Promise<void> } = await run();
  const end = async (signal: NodeJS.Signals) => {
    running.child.kill(signal);
    await running.ended;
  };
  return {
    origin,
    /** The origin of the embedded identity service, which runs unless the settings name another issuer. */
    identity,
    /** Everything that the process has printed. */
    output: () => output,
    /** Ends the process at once, as a crash does. */
    kill: () => end('SIGKILL'),
    /** Starts a process that has ended again, on the same data. */
    restart: async () => {
      running = await run();
    },
    stop: async () => {
      await end('SIGTERM');
      rmSync(data, { recursive: true, force: true });
    },
  };
};

export type RunningServices = Awaited<ReturnType<typeof startServices>>;
