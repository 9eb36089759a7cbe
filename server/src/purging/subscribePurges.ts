import { connectRedis, type RedisLog } from '../process/connectRedis.ts';
import { parsePurge, purgeChannel, type Purge } from './purge.ts';

/** Learns what other processes have changed, while Redis is there. Returns a function that ends it. */
export const subscribePurges = (
  url: string,
  log: RedisLog,
  onPurge: (purge: Purge) => void,
): (() => void) => {
  // A connection that subscribes can do nothing else.
  const redis = connectRedis(url, log);
  redis.on('ready', () => {
    redis.subscribe(purgeChannel).catch((error: unknown) => {
      log.warn({ err: error }, 'not subscribed to purges');
      redis.disconnect(true);
    });
  });
  redis.on('message', (_channel, text) => {
    try {
      onPurge(parsePurge(text));
    } catch (error) {
      log.warn({ err: error }, 'a purge could not be read');
    }
  });
  return () => redis.disconnect();
};
