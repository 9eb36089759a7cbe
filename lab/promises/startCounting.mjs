import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { sharedServices } from './sharedServices.mjs';
import { root } from '../../scripts/runtime.mjs';

/** Starts a proxy in front of the services that counts calls. */
export const startCounting = async () => {
  const worker = new Worker(join(root, 'lab/bench/expensive/counting.mjs'), {
    workerData: { services: (await sharedServices()).origin },
  });
  const [{ port }] = await once(worker, 'message');
  return {
    origin: `http://127.0.0.1:${port}`,
    callsSince: async () => {
      worker.postMessage('calls');
      const [{ calls }] = await once(worker, 'message');
      return calls;
    },
    stop: () => worker.terminate(),
  };
};
