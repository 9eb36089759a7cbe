// Constant load of requests that are all different, for as long as wanted: memory must not grow with what was asked.
import { setTimeout as pause } from 'node:timers/promises';
import { growthPerMinute } from './growth.mjs';
import { retainedMemoryOf } from './retainedMemory.mjs';
import { figuresOf } from '../bench/processes/processFigures.mjs';
import { browserHeaders } from '../bench/pages/browserHeaders.mjs';
import { say } from '../../scripts/runtime.mjs';

const requestsPerSecond = 40;
const sampleMs = 5_000;
const maxMbPerTenMinutes = 1;

/**
 * Code is compiled and caches fill for the first part of the time. The largest keeps 50 MB of the gateway's documents, about
 * 5,600 of these, which come in ten minutes: in less than 25 it is not full.
 */
const warmShare = 0.4;

const cities = ['berlin', 'hamburg', 'munich', 'paris'];

/** A request that nobody sent before: a document, variables or an address of its own. */
const kinds = [
  ({ gateway }, at) => [
    `${gateway}/graphql`,
    { query: `{ city(slug: "${cities[at % cities.length]}") { name a${at}: rating } }` },
  ],
  ({ gateway }, at) => [
    `${gateway}/graphql`,
    { query: 'query ($slug: String!) { city(slug: $slug) { name } }', variables: { slug: `no-city-${at}` } },
  ],
  ({ gateway }, at) => [`${gateway}/graphql`, { query: `{ nothing${at} }` }],
  ({ site }, at) => [`${site}/${cities[at % cities.length]}?visit=${at}`],
];

const send = async ([url, body]) => {
  const answer = await fetch(
    url,
    body === undefined
      ? { headers: browserHeaders }
      : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
  );
  await answer.arrayBuffer();
  return answer.status < 500;
};

/**
 * Requests at once, each five seconds while a process gets warm: each thread that compresses keeps the memory that it once needed, and
 * how many do so at a time would otherwise be a matter of chance.
 */
const burst = 24;

const visit = (product, state) => {
  const at = state.sent;
  state.sent += 1;
  const answer = send(kinds[at % kinds.length](product, at)).then(
    (isAnswered) => (isAnswered ? (state.answered += 1) : (state.failed += 1)),
    () => (state.failed += 1),
  );
  state.underWay.add(answer);
  void answer.finally(() => state.underWay.delete(answer));
  return answer;
};

const visitUntilEnd = async (product, state) => {
  while (state.isRunning) {
    if (!state.isPaused) void visit(product, state);
    await pause(1_000 / requestsPerSecond);
  }
};

/** What the processes keep when no request is under way: those would be counted with what they need. */
const keptBetweenRequests = async (state, children) => {
  state.isPaused = true;
  await Promise.all(state.underWay);
  const mb = await retainedMemoryOf(children);
  state.isPaused = false;
  return mb;
};

const mbOf = (pids) =>
  Object.fromEntries(Object.entries(pids).map(([name, pid]) => [name, figuresOf(pid).rssMb]));

/** Measures the memory of each process for some minutes: what it takes, and once it is warm what it keeps without its garbage. */
export const soak = async ({ minutes: all, isShort, pids, children, ...product }) => {
  const minutes = isShort ? all / 10 : all;
  const state = { isRunning: true, isPaused: false, underWay: new Set(), sent: 0, answered: 0, failed: 0 };
  const visitors = visitUntilEnd(product, state);
  const taken = [];
  const kept = [];
  const started = performance.now();
  const minute = () => (performance.now() - started) / 60_000;
  for (let askAt = minutes * warmShare; minute() < minutes;) {
    await pause(sampleMs);
    taken.push(mbOf(pids()));
    if (minute() < minutes * warmShare)
      await Promise.all(Array.from({ length: burst }, () => visit(product, state)));
    if (minute() < askAt) continue;
    askAt += minutes / 30;
    kept.push({ minute: minute(), mb: await keptBetweenRequests(state, children()) });
  }
  state.isRunning = false;
  await visitors;
  say(`${state.answered} requests answered, ${state.failed} failed`);
  return Object.keys(pids()).map((name) => {
    const samples = kept.map(({ minute: at, mb }) => ({ minute: at, mb: mb[name] }));
    const growth = 10 * growthPerMinute(samples);
    const most = Math.max(...taken.map((mb) => mb[name]));
    return {
      of: 17,
      claim: `the memory of ${name} grows less than ${maxMbPerTenMinutes} MB in ten minutes of constant load`,
      figure: `${growth.toFixed(2)} MB, without garbage ${samples.map(({ mb }) => mb.toFixed(0)).join(' ')} MB; at most ${most.toFixed(0)} MB with it, in ${minutes} minutes`,
      isKept: growth < maxMbPerTenMinutes && state.failed === 0,
    };
  });
};
