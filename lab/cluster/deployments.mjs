import { clusterNeeds, startCluster } from './startCluster.mjs';
import { rollingRestarts } from '../load/rollingRestarts.mjs';

/** One gateway after the other is replaced while visitors use two sites. */
export const deployments = async ({ isShort }) => {
  const cluster = await startCluster();
  if (cluster === null) return { of: 11, figure: `needs ${clusterNeeds}`, isKept: null };
  let turn = 0;
  const restartGateway = () => cluster.restartGateway(turn++ % cluster.gateways.length);
  try {
    const { claim, ...rest } = await rollingRestarts({ site: cluster.site, restartGateway, isShort });
    return { ...rest, claim: `${claim}, one of two gateways at a time` };
  } finally {
    await cluster.stop();
  }
};
