import { faultOf, visits } from '../load/visits.mjs';
import { atOnce, inMs, percentile } from '../promises/figures.mjs';
import { sharedServices } from '../promises/sharedServices.mjs';
import { startGateway } from '../promises/startGateway.mjs';
import { startWeb } from '../promises/startWeb.mjs';
import { say } from '../../scripts/runtime.mjs';

const hourMs = 3_600_000;
const jumps = [0, hourMs, -24 * hourMs, 30 * 24 * hourMs, 0];

/** The clocks of gateway and site jump forwards and back while visitors use the site. */
export const clockJump = async ({ isShort }) => {
  const { origin } = await sharedServices();
  const gateway = await startGateway(origin, { PUBLIC_MAX_AGE_MS: '1000' });
  const web = await startWeb({ gateway: gateway.graphql, services: origin }, { HTML_CACHE_FRESH_S: '1' });
  const count = isShort ? 100 : 400;
  const faults = [];
  const times = [];
  try {
    for (const shiftMs of jumps) {
      for (const { shiftClock } of [gateway, web]) shiftClock(shiftMs);
      const mine = [];
      await atOnce(4, Array(count).keys(), async (at) => {
        const [kind, visit] = Object.entries(visits)[at % Object.keys(visits).length];
        const started = performance.now();
        const fault = await visit(web.origin).then(faultOf, (error) => String(error.cause ?? error));
        mine.push(performance.now() - started);
        if (fault !== null) faults.push(`${kind} at ${shiftMs / hourMs} h: ${fault}`);
      });
      times.push(percentile(mine, 0.99));
    }
    for (const fault of new Set(faults)) say(fault);
    return {
      claim: 'clocks that jump by an hour, a day and a month fail no request',
      figure: `${faults.length} of ${count * jumps.length} failed; p99 ${times.map(inMs).join(', ')}`,
      isKept: faults.length === 0,
    };
  } finally {
    await web.stop();
    await gateway.stop();
  }
};
