import type { Redis } from 'ioredis';
import { purgeChannel, type Purge } from '@citygigs/server/purging/purge.ts';

/**
 * Tells all gateways and sites what has changed. Resolves to the number of processes that were told; null without Redis, and
 * while it does not answer: then what they keep expires.
 */
export const publishPurge = async (redis: Redis | null, purge: Purge): Promise<number | null> => {
  if (redis?.status !== 'ready') return null;
  try {
    return await redis.publish(purgeChannel, JSON.stringify(purge));
  } catch {
    return null;
  }
};
