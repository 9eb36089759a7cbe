// Sends load to several servers in turn, so that what else the machine does affects all of them alike.
import { figuresOf } from '../processes/processFigures.mjs';
import { mediansOf } from './statistics.mjs';

/** Enough requests for the compiler of V8 to have optimised what they need. */
const warmRequests = 1_500;
const chunkSeconds = 2;

/** One round: load for some seconds, with the CPU time meanwhile, also of a process that works for the server. */
const measureRound = async ({ origin, pid, helper, request }, { send }, { connections, seconds }) => {
  const { path, ...options } = request;
  const figures = () => ({ server: figuresOf(pid), helper: figuresOf(...(helper ? [helper] : [])) });
  const before = figures();
  const { answered, failed, perSecond, p50, p99 } = await send({
    url: origin + path,
    connections,
    duration: seconds,
    ...options,
  });
  const after = figures();
  const cpuMs = (key) => ((after[key].cpuSeconds - before[key].cpuSeconds) * 1_000) / answered;
  return {
    answered,
    cpuMs: cpuMs('server'),
    helperCpuMs: cpuMs('helper'),
    perSecond,
    p50,
    p99,
    rssMb: after.server.rssMb,
    failed,
  };
};

const warm = async (target, load, { connections, maxWarmSeconds }) => {
  const end = Date.now() + maxWarmSeconds * 1_000;
  for (let answered = 0; answered < warmRequests && Date.now() < end;)
    answered += (await measureRound(target, load, { connections, seconds: chunkSeconds })).answered;
};

/**
 * @param targets servers with their request: `{ name, origin, pid, request }`
 * @returns the medians of each by its name; `failed` is the number of requests without a good answer in all rounds
 */
export const measureRounds = async (targets, load, settings) => {
  for (const target of targets) await warm(target, load, settings);
  const measured = new Map(targets.map(({ name }) => [name, []]));
  for (let round = 0; round < settings.rounds; round += 1)
    for (const target of targets) measured.get(target.name).push(await measureRound(target, load, settings));
  return Object.fromEntries(
    [...measured].map(([name, records]) => [
      name,
      { ...mediansOf(records), failed: records.reduce((sum, each) => sum + each.failed, 0) },
    ]),
  );
};
