import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';

const hourSeconds = 3_600;

interface CounterOptions {
  readonly name: string;
  /** How often within an hour; 0 for as often as a client wants. */
  readonly max: number;
  /** Where all processes count together; null: each counts for itself. */
  readonly redis: Redis | null;
}

/** Counts for a key. Resolves to null, or to the number of seconds until the next one is allowed. */
export type RateCounter = (key: string) => Promise<number | null>;

/** Counts in Redis. While Redis does not answer, and without it, counts in the process. */
export const rateCounter = ({ name, max, redis }: CounterOptions): RateCounter => {
  if (max === 0) return () => Promise.resolve(null);
  const options = { keyPrefix: `rate:${name}`, points: max, duration: hourSeconds };
  const own = new RateLimiterMemory(options);
  const limiter =
    redis === null
      ? own
      : new RateLimiterRedis({
          ...options,
          storeClient: redis,
          insuranceLimiter: own,
          rejectIfRedisNotReady: true,
        });
  return async (key) => {
    try {
      await limiter.consume(key);
      return null;
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      return Math.max(1, Math.ceil(error.msBeforeNext / 1_000));
    }
  };
};
