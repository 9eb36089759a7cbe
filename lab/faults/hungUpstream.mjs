import { startChaosProxy } from './chaosProxy.mjs';
import { startUpstream } from '../bench/processes/startUpstream.mjs';
import { sharedServices } from '../promises/sharedServices.mjs';
import { arriveFor } from './visit.mjs';
import { inMs, percentile } from '../promises/figures.mjs';
import { startGateway } from '../promises/startGateway.mjs';

const containedAfterMs = 3_000;

/** So few that p99 shows if one each half second waits for the upstream. */
const perSecond = 40;

/** Nobody may wait so long. */
const longMs = 1_000;

/** Every request asks both upstreams. */
const body = () => ({
  query: '{ city(slug: "berlin") { name rating } moreJobOffers(first: 1) { totalCount } }',
});

const p99 = (answers) =>
  percentile(
    answers.map(({ ms }) => ms),
    0.99,
  );

/** The upstream of full-time offers hangs, the others do not. */
export const hungUpstream = async ({ isShort }) => {
  const upstream = await startUpstream((await sharedServices()).origin);
  const { origin } = upstream;
  const proxy = await startChaosProxy(Number(new URL(origin).port));
  const gateway = await startGateway(origin, {
    MORE_JOBS_API_URL: `${proxy.origin}/more-jobs-api`,
    // Visitors who came before the upstream was given up wait for so long.
    UPSTREAM_TIMEOUTS_MS: 'more-jobs-api=8000/10000',
    PUBLIC_MAX_AGE_MS: '0',
  });
  try {
    const visit = (ms) => arriveFor(ms, { url: gateway.graphql, body, perSecond });
    const seconds = isShort ? 4_000 : 10_000;
    await visit(2_000);
    const healthy = await visit(seconds);
    proxy.set({ kind: 'hang' });
    const hung = await visit(containedAfterMs + seconds);
    const contained = hung.filter(({ at }) => at >= containedAfterMs);
    const lost = hung.filter(({ text }) => JSON.parse(text).data?.city?.name !== 'Berlin').length;
    const waited = contained.filter(({ ms }) => ms > longMs).length;
    proxy.set(null);
    await visit(1_500);
    const back = (await visit(1_000)).filter(({ text }) => JSON.parse(text).errors !== undefined).length;
    return {
      of: 6,
      figure: `${lost} of ${hung.length} answers lost the other field; p99 ${inMs(p99(healthy))} before, ${inMs(p99(contained))} from ${containedAfterMs} ms on, when ${waited} of ${contained.length} waited over ${longMs} ms; ${back} failures 1.5 s after it is back`,
      isKept: lost === 0 && back === 0 && p99(contained) < 2 * p99(healthy),
    };
  } finally {
    await gateway.stop();
    proxy.stop();
    await upstream.stop();
  }
};
