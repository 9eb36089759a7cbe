import { rollingRestarts } from '../load/rollingRestarts.mjs';
import { sharedServices } from '../promises/sharedServices.mjs';
import { startGateway } from '../promises/startGateway.mjs';
import { startWeb } from '../promises/startWeb.mjs';

/** The gateway is killed again and again, and starts again, while visitors use the site. */
export const killedGateway = async ({ isShort }) => {
  const { origin } = await sharedServices();
  let gateway = await startGateway(origin);
  const patience = { GATEWAY_RETRY_MS: '120000', BOT_PAGE_PATIENCE_MS: '120000' };
  const web = await startWeb({ gateway: gateway.graphql, services: origin }, patience);
  const restartGateway = async () => {
    gateway.signal('SIGKILL');
    await gateway.stop();
    gateway = await startGateway(origin, {}, { port: gateway.port });
  };
  try {
    const { claim, ...rest } = await rollingRestarts({ site: web.origin, restartGateway, isShort });
    return { ...rest, claim: `${claim}, each by SIGKILL` };
  } finally {
    await web.stop();
    await gateway.stop();
  }
};
