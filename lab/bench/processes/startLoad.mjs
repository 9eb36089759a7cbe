import { once } from 'node:events';
import { join } from 'node:path';
import { cores } from './cores.mjs';
import { startChild } from './ownProcess.mjs';

/** Starts the load generator. @returns a function that sends requests for some time, and one that ends it */
export const startLoad = () => {
  const { child, stop } = startChild(join(import.meta.dirname, 'load.mjs'), { core: cores.load });
  return {
    send: async (job) => {
      child.send(job);
      const [result] = await once(child, 'message');
      return result;
    },
    stop,
  };
};
