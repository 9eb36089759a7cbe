import { once } from 'node:events';
import { join } from 'node:path';
import { cores } from './cores.mjs';
import { startChild } from './ownProcess.mjs';
import { upstreamSettings } from './upstreamSettings.mjs';

/**
 * Starts the upstream that answers from memory, with bodies that change `each-second`, `each-call` or never.
 * @returns its origin, and a function that records the calls of some work
 */
export const startUpstream = async (services, change = 'never') => {
  const { child, stop } = startChild(join(import.meta.dirname, 'upstream.mjs'), {
    core: cores.upstream,
    env: { SERVICES: services, CHANGE: change },
  });
  const [{ port }] = await once(child, 'message');
  const origin = `http://127.0.0.1:${port}`;
  return {
    origin,
    settings: upstreamSettings(origin),
    callsOf: async (work) => {
      child.send('record');
      await work();
      child.send('calls');
      const [{ calls }] = await once(child, 'message');
      return calls.toSorted();
    },
    stop,
  };
};
