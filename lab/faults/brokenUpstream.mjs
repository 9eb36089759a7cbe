import { startChaosProxy } from './chaosProxy.mjs';
import { sharedServices } from '../promises/sharedServices.mjs';
import { atOnce, inMs, percentile } from '../promises/figures.mjs';
import { codesOf, post } from '../promises/post.mjs';
import { startGateway } from '../promises/startGateway.mjs';
import { say } from '../../scripts/runtime.mjs';

const limits = { start: 700, end: 1_200 };
const maxLateMs = 50;
const rounds = 3;

/** Each fault, with the limit that ends its calls; null where the connection itself ends. */
const kinds = [
  [{ kind: 'delay', ms: 100 }, null],
  [{ kind: 'delay', ms: 60_000 }, limits.start],
  [{ kind: 'drip', ms: 1 }, limits.end],
  [{ kind: 'reset' }, null],
  [{ kind: 'halfClose' }, null],
  [{ kind: 'truncate', bytes: 300 }, null],
  [{ kind: 'garbage' }, null],
  [{ kind: 'hang' }, limits.start],
];

const known = new Set(['TIMEOUT', 'UPSTREAM_ERROR']);

/** What requests take that call nothing: the time of the gateway itself, with so many clients. */
const ownTime = async (gateway, { count, clients }) => {
  const times = [];
  await atOnce(clients, Array(count).keys(), async (at) => {
    const { ms } = await post(gateway.graphql, { query: `{ __typename } # ${at}` });
    times.push(ms);
  });
  return percentile(times, 0.5);
};

const measureRound = async (gateway, [fault, limit], { count, clients }) => {
  const own = limit === null ? 0 : await ownTime(gateway, { count, clients });
  const times = [];
  const wrong = [];
  await atOnce(clients, Array(count).keys(), async (at) => {
    const answer = await post(gateway.graphql, { query: `{ city(slug: "berlin") { name } } # ${at}` });
    times.push(answer.ms);
    const codes = codesOf(answer);
    if (answer.status !== 200 || codes.some((code) => !known.has(code)))
      wrong.push(answer.text.slice(0, 200));
  });
  for (const each of new Set(wrong)) say(each);
  const longest = percentile(times, 1);
  const late = limit === null ? 0 : Math.max(0, longest - own - limit);
  const name = `${fault.kind}${fault.ms ? ` ${fault.ms} ms` : ''}`;
  say(
    `${name}: answers after ${inMs(percentile(times, 0.5))}, at most ${inMs(longest)}; ${wrong.length} wrong`,
  );
  return { late, wrong: wrong.length };
};

/** The best of some rounds: other work of the machine makes one later, and none earlier. */
const measure = async (gateway, kind, load) => {
  const results = [];
  for (let round = 0; round < rounds; round += 1) results.push(await measureRound(gateway, kind, load));
  return {
    late: Math.min(...results.map(({ late }) => late)),
    wrong: results.reduce((sum, { wrong }) => sum + wrong, 0),
  };
};

/** The connections to the upstreams break in every way; then more calls hang than may run at a time. */
export const brokenUpstream = async ({ isShort }) => {
  const { origin } = await sharedServices();
  const proxy = await startChaosProxy(Number(new URL(origin).port));
  const gateway = await startGateway(proxy.origin, {
    RESPONSE_TIMEOUT_MS: String(limits.start),
    OVERALL_TIMEOUT_MS: String(limits.end),
    UPSTREAM_CALLS: '16',
    PUBLIC_MAX_AGE_MS: '0',
    // The limits are measured, not what comes before them.
    BREAKER_FAILURES: '0',
  });
  try {
    await measure(gateway, [{ kind: 'no fault' }, null], { count: 200, clients: 8 });
    const results = [];
    for (const kind of kinds) {
      proxy.set(kind[0]);
      results.push(await measure(gateway, kind, { count: isShort ? 16 : 48, clients: 8 }));
    }
    proxy.set({ kind: 'hang' });
    const full = await measure(gateway, [{ kind: 'full pool' }, limits.start], { count: 64, clients: 64 });
    results.push(full);
    proxy.set(null);
    const after = await measure(gateway, [{ kind: 'no fault' }, null], { count: 100, clients: 8 });
    const latest = Math.max(...results.map(({ late }) => late));
    const wrong = results.reduce((sum, each) => sum + each.wrong, after.wrong);
    return {
      of: 7,
      figure: `at most ${inMs(latest)} late in the best of ${rounds} rounds of ${results.length} faults, one of them with a full pool; ${wrong} answers with another error`,
      isKept: latest <= maxLateMs && wrong === 0,
    };
  } finally {
    await gateway.stop();
    proxy.stop();
  }
};
