import { setTimeout as pause } from 'node:timers/promises';
import { inMs, percentile } from '../promises/figures.mjs';
import { send } from '../promises/post.mjs';
import { say } from '../../scripts/runtime.mjs';

const clients = 1_000;
/** Of a shorter flood, most would be the moment in which all clients connect. */
const floodMs = 20_000;

/** How long a client waits after it was refused; real ones are told to wait longer. */
const refusedPauseMs = 1_000;

/** Health is asked by a balancer, which gives up after a second. */
const maxHealthMs = 1_000;

const p99 = (times) => percentile(times, 0.99);

const flood = async ({ url, ...options }, health) => {
  const seen = { answered: [], refused: [], health: [], wrong: 0 };
  const state = { isRunning: true };
  const client = async () => {
    while (state.isRunning) {
      const { status, headers, ms } = await send(url, options).catch(() => ({ status: 0 }));
      if (status === 200) seen.answered.push(ms);
      else if (status === 503 && headers['retry-after'] !== undefined) seen.refused.push(ms);
      else seen.wrong += 1;
      if (status !== 200) await pause(refusedPauseMs);
    }
  };
  const watch = async () => {
    while (state.isRunning) {
      const { status, ms } = await send(health).catch(() => ({ status: 0 }));
      if (status === 200) seen.health.push(ms);
      else seen.wrong += 1;
      await pause(100);
    }
  };
  const all = [...Array.from({ length: clients }, client), watch()];
  await pause(floodMs);
  state.isRunning = false;
  await Promise.all(all);
  return seen;
};

const measure = async (name, target, origin) => {
  say(`${clients} clients flood the ${name} …`);
  const { answered, refused, health, wrong } = await flood(target, `${origin}/healthz`);
  const after = await send(target.url, target);
  const figures = [
    `${answered.length} answered (p99 ${inMs(p99(answered))})`,
    `${refused.length} refused (p99 ${inMs(p99(refused))})`,
    `${wrong} otherwise`,
    `health p99 ${inMs(p99(health))}`,
    `afterwards ${after.status}`,
  ];
  return {
    of: 16,
    claim: `${clients} clients at the ${name}: answered or refused with Retry-After`,
    figure: figures.join(', '),
    isKept: wrong === 0 && after.status === 200 && p99(health) <= maxHealthMs,
  };
};

const query =
  'query ($slug: String!) { city(slug: $slug) { name header rating jobOffers(first: 20) { totalCount edges { node { id cardTitle price partner { name } } } } } }';

/** Floods the gateway and the site with more than they can do. */
export const overload = async ({ site, gateway }) => {
  const ofGateway = {
    url: `${gateway}/graphql`,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables: { slug: 'berlin' } }),
  };
  return [
    await measure('gateway', ofGateway, gateway),
    await measure(
      'site',
      { url: `${site}/berlin`, headers: { 'user-agent': 'Mozilla/5.0 Chrome/140' } },
      site,
    ),
  ];
};
