import { setTimeout as pause } from 'node:timers/promises';
import { startOwnServices } from './ownServices.mjs';
import { arriveFor, until, visitFor } from './visit.mjs';
import { inMs, percentile } from '../promises/figures.mjs';
import { codesOf, send } from '../promises/post.mjs';
import { startGateway } from '../promises/startGateway.mjs';

const maxNoticeMs = 4_000;
const maxBackMs = 2_000;

const body = () => ({ query: '{ city(slug: "berlin") { name } }' });

const statusOf = async (gateway, path) =>
  (await send(gateway.origin + path).catch(() => ({ status: 0 }))).status;

const missesWebApi = async (gateway) => {
  const { text } = await send(`${gateway.origin}/readyz`).catch(() => ({ text: '{}' }));
  return (JSON.parse(text).missing ?? []).includes('web-api');
};

/** The process of the services stands still, as on a machine that swaps, and then goes on. */
export const stoppedServices = async ({ isShort }) => {
  const services = await startOwnServices();
  const gateway = await startGateway(services.origin, {
    // Visitors who came before the services were given up wait for so long.
    RESPONSE_TIMEOUT_MS: '8000',
    PUBLIC_MAX_AGE_MS: '0',
  });
  const stopMs = isShort ? 6_000 : 20_000;
  try {
    await visitFor(1_000, { url: gateway.graphql, body });
    await until(async () => (await statusOf(gateway, '/readyz')) === 200, { limitMs: 10_000 });
    services.signal('SIGSTOP');
    const visits = arriveFor(stopMs, { url: gateway.graphql, body, perSecond: 40 });
    const noticed = await until(() => missesWebApi(gateway), { limitMs: stopMs });
    const health = await statusOf(gateway, '/healthz');
    const readiness = await statusOf(gateway, '/readyz');
    const late = (await visits).filter(({ at }) => at > maxNoticeMs);
    const meanwhile = percentile(
      late.map(({ ms }) => ms),
      0.9,
    );
    services.signal('SIGCONT');
    const back = await until(async () => !(await missesWebApi(gateway)), { limitMs: 30_000 });
    await pause(500);
    const after = await visitFor(1_000, { url: gateway.graphql, body });
    const failed = after.filter((answer) => answer.status !== 200 || codesOf(answer).length > 0).length;
    return {
      claim:
        'services that stand still: the gateway says so, answers at once with errors, and uses them again',
      figure: `web-api is missing after ${inMs(noticed)}, healthy (${health}) and ready (${readiness}), nine of ten answers meanwhile within ${inMs(meanwhile)}, web-api is back ${inMs(back)} after they go on, then ${failed} failures`,
      isKept:
        noticed <= maxNoticeMs &&
        health === 200 &&
        readiness === 200 &&
        meanwhile < 1_000 &&
        back <= maxBackMs &&
        failed === 0,
    };
  } finally {
    services.signal('SIGCONT');
    await gateway.stop();
    await services.stop();
  }
};
