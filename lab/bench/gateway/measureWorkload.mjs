import { answerOf, differenceOf } from '../measure/sameAnswer.mjs';
import { measureRounds } from '../measure/rounds.mjs';
import { requestOf } from './workloads.mjs';

/** Throws unless all targets answer the bytes of the first one. */
const requireSameAnswers = async ([reference, ...targets], { title }) => {
  const expected = await answerOf(reference, reference.request);
  for (const target of targets) {
    const difference = differenceOf(expected, await answerOf(target, target.request));
    if (difference !== null)
      throw new Error(`${title}: ${target.name} does not answer as ${reference.name}, ${difference}`);
  }
};

const callsOf = async (targets, upstream) => {
  const calls = {};
  for (const target of targets)
    calls[target.name] = await upstream.callsOf(() => answerOf(target, target.request));
  return calls;
};

/** Throws unless all targets make the calls of the first one, or fewer if they share or keep what they read. */
const requireSameCalls = ([reference, ...targets], calls, { title }) => {
  const expected = calls[reference.name];
  for (const { name, callsLess } of targets) {
    const found = calls[name];
    const isSame = found.length === expected.length && found.every((call, at) => call === expected[at]);
    if (!isSame && !(callsLess && found.length < expected.length))
      throw new Error(
        `${title}: ${name} calls ${found.join(' ')} where ${reference.name} calls ${expected.join(' ')}`,
      );
  }
};

const withRequests = (servers, workload) =>
  servers.map((server) => ({ ...server, request: requestOf(workload, server) }));

/** Throws unless all servers give the same answer by the same calls. @returns the number of calls */
export const compareServers = async (servers, workload, upstream) => {
  const targets = withRequests(servers, workload);
  await requireSameAnswers(targets, workload);
  const calls = await callsOf(targets, upstream);
  requireSameCalls(targets, calls, workload);
  return calls[targets[0].name].length;
};

/**
 * Measures all servers with one workload. Compares them before and after, because what optimises itself after some requests
 * must not change answers. @returns the figures by server, and the number of upstream calls
 */
export const measureWorkload = async (servers, workload, { load, upstream, ...settings }) => {
  const calls = await compareServers(servers, workload, upstream);
  const targets = withRequests(servers, workload);
  const figures = await measureRounds(targets, load, settings);
  await requireSameAnswers(targets, workload);
  const { name, title, rows } = workload;
  return { workload: name, title, rows, connections: settings.connections, calls, figures };
};
