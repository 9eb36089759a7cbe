import { setTimeout as pause } from 'node:timers/promises';
import { visitFor } from './visit.mjs';
import { inMs, percentile } from '../promises/figures.mjs';
import { codesOf } from '../promises/post.mjs';
import { sharedServices } from '../promises/sharedServices.mjs';
import { startGateway } from '../promises/startGateway.mjs';
import { startRedis } from '../promises/startRedis.mjs';

const maxLongerMs = 200;

const body = () => ({
  query: 'mutation { requestCity(input: { proposition: "Anywhere" }) { proposition } }',
});

/** Redis, where writes are counted, stands still, and then is gone. */
export const redisGone = async ({ isShort }) => {
  const redis = await startRedis();
  if (redis === null) return { of: 13, figure: 'needs redis-server', isKept: null };
  const gateway = await startGateway((await sharedServices()).origin, {
    REDIS_URL: redis.url,
    HOURLY_LIMITS: 'city-request=10000000/10000000',
  });
  try {
    const visit = () =>
      visitFor(isShort ? 2_000 : 8_000, { url: gateway.graphql, body, clients: 8, pauseMs: 20 });
    await visit();
    const healthy = await visit();
    redis.freeze();
    const stopped = await visit();
    redis.thaw();
    await pause(500);
    await redis.kill();
    const gone = await visit();
    const failed = [stopped, gone]
      .flat()
      .filter((answer) => answer.status !== 200 || codesOf(answer).length > 0).length;
    const [usual, ...others] = [healthy, stopped, gone].map((answers) =>
      percentile(
        answers.map(({ ms }) => ms),
        0.99,
      ),
    );
    return {
      of: 13,
      figure: `${failed} of ${stopped.length + gone.length} writes failed; p99 ${inMs(usual)} with Redis, ${inMs(others[0])} while it stands still, ${inMs(others[1])} without it`,
      isKept: failed === 0 && Math.max(...others) - usual <= maxLongerMs,
    };
  } finally {
    await gateway.stop();
    await redis.kill();
  }
};
