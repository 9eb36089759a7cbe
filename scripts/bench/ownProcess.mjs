// Starts processes of the product for a single measurement.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { waitUntilReady } from '../product/processes.mjs';
import { bin, fail, root } from '../runtime.mjs';

export const freePort = async () => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  return port;
};

/**
 * Starts a file of the product on a port and waits until it is ready. @returns its pid, its origin, and a function that
 * ends it
 */
export const startProcess = async (file, port, env) => {
  const child = spawn(bin('node'), [file], {
    cwd: root,
    stdio: 'ignore',
    env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'warn', ...env },
  });
  const origin = `http://127.0.0.1:${port}`;
  if (!(await waitUntilReady(`${origin}/healthz`))) fail(`${file} did not become ready for the measurement.`);
  const stop = async () => {
    child.kill('SIGTERM');
    await once(child, 'close');
  };
  return { pid: child.pid, origin, stop };
};
