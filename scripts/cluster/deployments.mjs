import { startCluster } from './startCluster.mjs';
import { rollingRestarts } from '../load/rollingRestarts.mjs';

/** One gateway after the other is replaced while visitors use two sites. */
export const deployments = async ({ isShort }) => {
  const cluster = await startCluster();
  if (cluster === null) return { of: 11, figure: 'needs redis-server', isKept: null };
  let turn = 0;
  const restartGateway = () => cluster.restartGateway(turn++ % cluster.gateways.length);
  try {
    const { promise, ...rest } = await rollingRestarts({
      site: cluster.site,
      restartGateway,
      restarts: isShort ? 4 : 20,
    });
    return { of: 11, claim: `${promise}, one of two gateways at a time`, ...rest };
  } finally {
    await cluster.stop();
  }
};
