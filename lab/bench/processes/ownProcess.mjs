// Starts processes of the product, and those that it is compared with, for a single measurement.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { pinned } from './cores.mjs';
import { waitUntilReady } from '../../../scripts/product/processes.mjs';
import { bin, fail, root } from '../../../scripts/runtime.mjs';

const running = new Set();

// A fault or the end of the measurement by a signal must not leave servers behind.
process.once('exit', () => {
  for (const child of running) child.kill('SIGTERM');
});
process.once('SIGTERM', () => process.exit(143));
process.once('SIGINT', () => process.exit(130));

/** Starts a script with a channel for messages. */
export const startChild = (file, { core, env = {}, nodeArgs = [], output = 'inherit' } = {}) => {
  const [command, args] = pinned(bin('node'), [...nodeArgs, file], core);
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['ignore', output, output, 'ipc'],
    env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'warn', ...env },
  });
  const closed = once(child, 'close');
  running.add(child);
  const stop = async () => {
    running.delete(child);
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
    await closed;
  };
  return { child, pid: child.pid, stop };
};

/**
 * Starts a server on a port and waits until it is ready. @returns it, its pid, its origin, and a function
 * that ends it
 */
export const startProcess = async (file, port, env, options = {}) => {
  const { child, pid, stop } = startChild(file, { output: 'ignore', ...options, env });
  const origin = `http://127.0.0.1:${port}`;
  if (!(await waitUntilReady(`${origin}/healthz`))) fail(`${file} did not become ready for the measurement.`);
  return { child, pid, origin, stop };
};
