// Provides the product to scripts that visit or measure it: the running one, or a temporary one.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { loadEnvironment, ports } from './environment.mjs';
import { waitUntilReady } from './processes.mjs';
import { bin, fail, root, say } from '../runtime.mjs';

/** @returns the origins of web, gateway and services, and a function that stops what was started */
export const runningProduct = async () => {
  loadEnvironment();
  const origin = Object.fromEntries(ports().map(({ name, port }) => [name, `http://127.0.0.1:${port}`]));
  const healthy = async () => (await fetch(`${origin.web}/healthz`).catch(() => null))?.ok === true;
  if (await healthy()) return { origin, stop: async () => {} };
  say('The site is not running: starting it temporarily …');
  const child = spawn(bin('node'), [join(root, 'scripts/start.mjs')], { stdio: 'ignore' });
  if (!(await waitUntilReady(`${origin.web}/healthz`, 300_000)))
    fail('The site did not start: run npm start to see why.');
  const stop = () =>
    new Promise((done) => {
      child.on('close', done);
      child.kill('SIGTERM');
    });
  return { origin, stop };
};
