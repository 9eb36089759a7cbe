import { once } from 'node:events';
import { join } from 'node:path';
import { startChild } from '../bench/processes/ownProcess.mjs';
import { keptLog } from './keptLogs.mjs';
import { waitUntilReady } from '../../scripts/product/processes.mjs';
import { freePort } from '../../server/test/freePort.ts';

const preloaded = ['watchEventLoop.mjs', 'shiftClock.mjs'].flatMap((file) => [
  '--import',
  join(import.meta.dirname, file),
]);

/**
 * Starts a process of the product on a port, with an event loop that is watched and a clock that can be shifted.
 * `env` makes its settings from the port.
 */
export const startNode = async (file, env, { port: wanted } = {}) => {
  const port = wanted ?? (await freePort());
  const log = keptLog(file, port);
  const { child, pid, stop } = startChild(file, {
    nodeArgs: preloaded,
    output: log.output,
    env: { ...log.env, ...env(port) },
  });
  const origin = `http://127.0.0.1:${port}`;
  if (!(await waitUntilReady(`${origin}/healthz`))) throw new Error(`${file} did not become ready.`);
  return {
    origin,
    port,
    pid,
    stop,
    signal: (name) => process.kill(pid, name),
    /** The longest stall since the last question, in milliseconds. */
    longestStall: async () => {
      child.send('longestStall');
      const [{ longestStall }] = await once(child, 'message');
      return longestStall;
    },
    shiftClock: (shiftMs) => child.send({ shiftMs }),
  };
};
