import { setTimeout as pause } from 'node:timers/promises';
import { clusterNeeds, startCluster } from './startCluster.mjs';
import { atOnce } from '../promises/figures.mjs';
import { post } from '../promises/post.mjs';

const limit = 40;
const requests = 400;

const query = 'mutation { requestCity(input: { proposition: "Anywhere" }) { proposition } }';

/** Sends writes of one address to both gateways at once. @returns how many were admitted */
const flood = async ({ gateways }, address) => {
  let admitted = 0;
  await atOnce(40, Array(requests).keys(), async (at) => {
    const { graphql } = gateways[at % gateways.length];
    const { text } = await post(graphql, { query }, { 'x-forwarded-for': address });
    if (JSON.parse(text).errors === undefined) admitted += 1;
  });
  return admitted;
};

/** One address writes through both gateways at once: as often as the limit says, exactly. */
export const sharedLimits = async () => {
  const cluster = await startCluster({ HOURLY_LIMITS: `city-request=${limit}/${limit}` });
  if (cluster === null) return { of: 15, figure: `needs ${clusterNeeds}`, isKept: null };
  try {
    // Gateways count for themselves until they are connected.
    await flood(cluster, '203.0.113.1');
    await pause(1_000);
    const admitted = [];
    for (let at = 2; at < 12; at += 1) admitted.push(await flood(cluster, `203.0.113.${at}`));
    cluster.redis.freeze();
    const alone = await flood(cluster, '203.0.113.99');
    cluster.redis.thaw();
    return {
      of: 15,
      figure: `${admitted.join(', ')} of ${requests} admitted with a limit of ${limit}; ${alone} while Redis stands still, which is ${limit} for each gateway`,
      isKept: admitted.every((count) => count === limit) && alone >= limit && alone <= 2 * limit,
    };
  } finally {
    await cluster.stop();
  }
};
