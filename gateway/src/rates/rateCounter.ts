import type { Redis } from 'ioredis';
import { networksOf } from '@citygigs/server/http/networkOf.ts';
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

/** The same for IP addresses, each of which counts for its networks. */
export const networkCounter = ({ name, max, redis }: CounterOptions): RateCounter => {
  const counters = new Map<number, RateCounter>();
  const counterOf = (share: number): RateCounter => {
    const counter = counters.get(share) ?? rateCounter({ name, max: max * share, redis });
    counters.set(share, counter);
    return counter;
  };
  return async (address) => {
    for (const { network, share } of networksOf(address)) {
      const wait = await counterOf(share)(network);
      if (wait !== null) return wait;
    }
    return null;
  };
};
