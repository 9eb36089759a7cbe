// Starts a separate gateway and site for the measurement, on an upstream that answers from memory.
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { freePort, startProcess } from './ownProcess.mjs';

const startWorker = async (file, workerData) => {
  const worker = new Worker(join(import.meta.dirname, file), { workerData });
  const [{ port }] = await once(worker, 'message');
  return { worker, origin: `http://127.0.0.1:${port}` };
};

/**
 * @returns origins of the measured gateway and site, a function that records the calls of one query, a bare handler for
 * them, and a function that ends them
 */
export const startStack = async (services) => {
  const replay = await startWorker('replay.mjs', { services });
  const upstream = (path) => replay.origin + path;
  const [gatewayPort, webPort] = [await freePort(), await freePort()];
  const gateway = await startProcess('gateway/src/main.ts', gatewayPort, {
    GATEWAY_PORT: String(gatewayPort),
    WEB_API_URL: upstream('/web-api'),
    SALES_API_URL: upstream('/sales-api'),
    OFP_API_URL: upstream('/ofp-api'),
    MORE_JOBS_API_URL: upstream('/more-jobs-api'),
    IP_LOOKUP_URL: upstream('/ip_lookup'),
  });
  const web = await startProcess('web/src/server/main.ts', webPort, {
    WEB_PORT: String(webPort),
    GATEWAY_URL: `${gateway.origin}/graphql`,
    IMAGES_URL: `${services}/images`,
    PUBLIC_ORIGIN: `http://127.0.0.1:${webPort}`,
  });
  const recentCalls = async () => {
    replay.worker.postMessage('calls');
    const [{ calls }] = await once(replay.worker, 'message');
    return calls;
  };
  return {
    gateway: gateway.origin,
    web: web.origin,
    /** Returns the upstream calls of one run of `work`. */
    callsOf: async (work) => {
      // Wait until the calls of an earlier load test have ended.
      while ((await recentCalls()).length > 0) await pause(300);
      await work();
      return recentCalls();
    },
    startBareHandler: async (calls) => {
      const bare = await startWorker('bare.mjs', { calls: calls.map(upstream) });
      return { url: bare.origin, stop: () => bare.worker.terminate() };
    },
    stop: async () => {
      for (const process of [web, gateway]) await process.stop();
      await replay.worker.terminate();
    },
  };
};
