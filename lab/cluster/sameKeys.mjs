import { randomUUID } from 'node:crypto';
import { clusterNeeds, startCluster } from './startCluster.mjs';
import { apply, compareLeads } from '../faults/applications.mjs';
import { atOnce } from '../promises/figures.mjs';

const copies = 10;

/** The same lead arrives at both gateways at once, as when a browser and its service worker send it. */
export const sameKeys = async ({ isShort }) => {
  const cluster = await startCluster();
  if (cluster === null) return { of: 8, figure: `needs ${clusterNeeds}`, isKept: null };
  try {
    const keys = Array.from({ length: isShort ? 20 : 200 }, () => randomUUID());
    let refused = 0;
    await atOnce(4, keys, async (key) => {
      const answers = await Promise.all(
        Array.from({ length: copies }, (_, at) => apply(cluster.gateways[at % 2].graphql, key)),
      );
      refused += answers.filter((isAcknowledged) => !isAcknowledged).length;
    });
    const { lost, doubled } = compareLeads(keys, await cluster.services.keysOfLeads());
    return {
      of: 8,
      claim: 'a lead that arrives at two gateways at once is stored once, and acknowledged each time',
      figure: `${doubled} doubled, ${lost} lost and ${refused} not acknowledged of ${keys.length} leads, ${copies} times each`,
      isKept: doubled + lost + refused === 0,
    };
  } finally {
    await cluster.stop();
  }
};
