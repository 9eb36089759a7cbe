import { Redis } from 'ioredis';

/** The part of a log that is needed. */
export interface RedisLog {
  readonly info: (message: string) => void;
  readonly warn: (facts: object, message: string) => void;
}

/** A server that does not answer within this time is treated as one that is not there. */
const commandTimeoutMs = 150;

/** Connects to Redis, again and again while it is not there. Commands fail at once meanwhile. */
export const connectRedis = (url: string, log: RedisLog): Redis => {
  const redis = new Redis(url, {
    commandTimeout: commandTimeoutMs,
    connectTimeout: 1_000,
    // Finds out when the other machine is gone without a word.
    keepAlive: 10_000,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (attempts) => Math.min(attempts * 100, 2_000),
  });
  let isReady = true;
  redis.on('ready', () => {
    if (!isReady) log.info('Redis is there again');
    isReady = true;
  });
  redis.on('error', (error) => {
    if (isReady) log.warn({ err: error }, 'Redis is not there: each process counts and purges for itself');
    isReady = false;
  });
  return redis;
};
