// Constant load of requests that are all different, for as long as wanted: memory must not grow with what was asked.
import { setTimeout as pause } from 'node:timers/promises';
import { growthPerMinute, minimaOf } from './growth.mjs';
import { figuresOf } from '../bench/processes/processFigures.mjs';
import { browserHeaders } from '../bench/pages/browserHeaders.mjs';
import { say } from '../runtime.mjs';

const requestsPerSecond = 40;
const sampleMs = 5_000;
const maxMbPerTenMinutes = 1;

/** Caches fill and code is compiled for the first part of the time. */
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

const visitUntilEnd = async (product, state) => {
  for (let at = 0; state.isRunning; at += 1) {
    void send(kinds[at % kinds.length](product, at)).then(
      (isAnswered) => (isAnswered ? (state.answered += 1) : (state.failed += 1)),
      () => (state.failed += 1),
    );
    await pause(1_000 / requestsPerSecond);
  }
};

/** Measures the memory of each process for some minutes. */
export const soak = async ({ minutes: all, isShort, pids, ...product }) => {
  const minutes = isShort ? all / 10 : all;
  const state = { isRunning: true, answered: 0, failed: 0 };
  const visitors = visitUntilEnd(product, state);
  const samples = Object.fromEntries(Object.keys(pids()).map((name) => [name, []]));
  const started = performance.now();
  for (let minute = 0; minute < minutes;) {
    await pause(sampleMs);
    minute = (performance.now() - started) / 60_000;
    for (const [name, pid] of Object.entries(pids()))
      samples[name].push({ minute, mb: figuresOf(pid).rssMb });
  }
  state.isRunning = false;
  await visitors;
  say(`${state.answered} requests answered, ${state.failed} failed`);
  return Object.entries(samples).map(([name, taken]) => {
    const warm = taken.filter(({ minute }) => minute >= minutes * warmShare);
    const growth = 10 * growthPerMinute(minimaOf(warm, Math.max(0.5, minutes / 30)));
    return {
      of: 17,
      claim: `the memory of ${name} grows less than ${maxMbPerTenMinutes} MB in ten minutes of constant load`,
      figure: `${growth.toFixed(2)} MB, from ${warm[0].mb.toFixed(0)} to ${warm.at(-1).mb.toFixed(0)} MB in ${minutes} minutes`,
      isKept: growth < maxMbPerTenMinutes && state.failed === 0,
    };
  });
};
