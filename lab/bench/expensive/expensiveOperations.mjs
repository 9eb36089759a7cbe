// npm run bench -- expensive: searches for the most expensive operations that the limits allow, on a separate gateway and
// separate services.
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { buildSchema } from 'graphql';
import { startProcess } from '../processes/ownProcess.mjs';
import { figuresOf } from '../processes/processFigures.mjs';
import { startServices } from '../processes/startServices.mjs';
import { upstreamSettings } from '../processes/upstreamSettings.mjs';
import { operationsOf, seededRandom } from './randomOperation.mjs';
import { root, say } from '../../../scripts/runtime.mjs';
import { freePort } from '../../../server/test/freePort.ts';

const seed = Number(process.env.SEED ?? 1);
const trials = Number(process.env.TRIALS ?? 400);
const maxBest = 8;
const maxReported = 3;

const startMeasuredStack = async () => {
  const gatewayPort = await freePort();
  const services = await startServices();
  const counting = new Worker(join(import.meta.dirname, 'counting.mjs'), {
    workerData: { services: services.origin },
  });
  const [{ port }] = await once(counting, 'message');
  const gateway = await startProcess('gateway/src/main.ts', gatewayPort, {
    GATEWAY_PORT: String(gatewayPort),
    ...upstreamSettings(`http://127.0.0.1:${port}`),
    OPERATIONS: 'open',
  });
  const callsSince = async () => {
    counting.postMessage('calls');
    const [{ calls }] = await once(counting, 'message');
    return calls;
  };
  const cpuSeconds = () => figuresOf(gateway.pid, services.pid).cpuSeconds;
  return {
    /** Sends one query. @returns whether it was allowed, and what it cost */
    measure: async (query) => {
      await callsSince();
      const [cpu, started] = [cpuSeconds(), performance.now()];
      const response = await fetch(`${gateway.origin}/graphql?lang=en`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query }),
      });
      const { errors = [] } = await response.json();
      return {
        query,
        codes: [...new Set(errors.map(({ extensions }) => extensions?.code))],
        message: errors[0]?.message,
        isAllowed: response.status === 200,
        calls: await callsSince(),
        cpu: cpuSeconds() - cpu,
        wall: (performance.now() - started) / 1_000,
      };
    },
    stop: async () => {
      await gateway.stop();
      await counting.terminate();
      await services.stop();
    },
  };
};

/** Mutates the most expensive operations found so far, and keeps those that cost more. */
const search = async ({ measure }, operations) => {
  const best = [];
  const overLimit = { cpu: 0 };
  const tried = new Set();
  for (let trial = 0; trial < trials; trial += 1) {
    const from = best[trial % Math.max(1, best.length)];
    let tree = trial < trials / 4 || from === undefined ? operations.make() : operations.change(from.tree);
    for (let attempt = 0; attempt < 8; attempt += 1) {
      const query = operations.print(tree);
      if (tried.has(query)) break;
      tried.add(query);
      const measured = await measure(query);
      if (measured.cpu > overLimit.cpu && !measured.isAllowed) Object.assign(overLimit, measured);
      if (measured.isAllowed) {
        best.push({ ...measured, tree });
        best.sort((one, other) => other.cpu - one.cpu);
        best.length = Math.min(best.length, maxBest);
        break;
      }
      tree = operations.smaller(tree);
    }
  }
  return { best, overLimit };
};

const seconds = (value) => value.toFixed(2);

export const expensiveOperations = async () => {
  const schema = buildSchema(readFileSync(join(root, 'schema/schema.graphql'), 'utf8'));
  const operations = operationsOf(schema, seededRandom(seed));
  say(`\nMost expensive operations within the limits: ${trials} trials from seed ${seed}`);
  const stack = await startMeasuredStack();
  try {
    // Warm up, so that no operation is charged for compilation and first reads.
    for (let warm = 0; warm < 40; warm += 1) await stack.measure(operations.print(operations.make()));
    const { best, overLimit } = await search(stack, operations);
    const repeated = [];
    for (const { query } of best.slice(0, maxReported)) repeated.push(await stack.measure(query));
    for (const { query, calls, cpu, wall } of repeated)
      say(`  ${seconds(cpu)} CPU s, ${seconds(wall)} s, ${calls} calls: ${query}`);
    say(
      `  The most expensive rejected one: ${seconds(overLimit.cpu)} CPU s, ${overLimit.calls} calls: ${overLimit.message}`,
    );
    return { seed, trials, expensive: repeated, rejected: overLimit };
  } finally {
    await stack.stop();
  }
};
