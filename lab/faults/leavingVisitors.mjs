import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { startChaosProxy } from './chaosProxy.mjs';
import { until } from './visit.mjs';
import { browserHeaders } from '../bench/pages/browserHeaders.mjs';
import { inMs } from '../promises/figures.mjs';
import { sharedServices } from '../promises/sharedServices.mjs';
import { startGateway } from '../promises/startGateway.mjs';
import { startWeb } from '../promises/startWeb.mjs';

const maxMs = 50;

/** Asks, leaves when calls are under way, and waits until they have ended. @returns how long that took, and how many there were */
const leave = async (proxy, url, { body, ...options }) => {
  const before = proxy.opened();
  const visit = request(url, options).on('error', () => {});
  visit.end(body);
  await until(() => proxy.opened() > before, { limitMs: 5_000 });
  await pause(100);
  const calls = proxy.open();
  const left = performance.now();
  visit.destroy();
  await until(() => proxy.open() === 0, { limitMs: 5_000, everyMs: 1 });
  return { ms: Math.max(...proxy.closedAt) - left, calls };
};

const measure = async (where, visits, proxy, visit) => {
  const times = [];
  let ended = 0;
  for (let at = 0; at < visits; at += 1) {
    const { ms, calls } = await leave(proxy, ...visit(at));
    times.push(ms);
    ended += calls;
  }
  return {
    of: 12,
    claim: `a visitor who leaves the ${where} ends its calls within ${maxMs} ms`,
    figure: `${ended} calls of ${visits} visits ended after at most ${inMs(Math.max(...times))}`,
    isKept: Math.max(...times) <= maxMs && ended >= visits,
  };
};

/** Visitors leave while the services hang. */
export const leavingVisitors = async ({ isShort }) => {
  const { origin } = await sharedServices();
  const proxy = await startChaosProxy(Number(new URL(origin).port));
  const gateway = await startGateway(proxy.origin, { BREAKER_FAILURES: '0', PUBLIC_MAX_AGE_MS: '0' });
  const patience = { PAGE_PATIENCE_MS: '60000', PART_PATIENCE_MS: '60000' };
  const web = await startWeb({ gateway: gateway.graphql, services: origin }, patience);
  try {
    // The site reads what every page needs once.
    await fetch(`${web.origin}/hamburg`, { headers: browserHeaders });
    proxy.set({ kind: 'hang' });
    await until(() => proxy.open() === 0 || proxy.closeAll(), { limitMs: 5_000 });
    const visits = isShort ? 5 : 50;
    const query = (at) => JSON.stringify({ query: `{ city(slug: "berlin") { name } } # ${at}` });
    const headers = { 'content-type': 'application/json' };
    return [
      await measure('gateway', visits, proxy, (at) => [
        gateway.graphql,
        { method: 'POST', headers, body: query(at) },
      ]),
      await measure('site', visits, proxy, () => [`${web.origin}/berlin`, { headers: browserHeaders }]),
    ];
  } finally {
    proxy.set(null);
    proxy.closeAll();
    await web.stop();
    await gateway.stop();
    proxy.stop();
  }
};
