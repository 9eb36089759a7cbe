// @vitest-environment node
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { signatureOf } from '@citygigs/server/purging/signedPurges.ts';
import { isRedisMissing, startRedis, type RedisServer } from '../../../server/test/redisServer.ts';
import { startTwoOfEach } from './twoOfEach.ts';

const secret = 'a secret of at least 32 characters';

describe.skipIf(isRedisMissing())('what two gateways and two sites keep', () => {
  let redis: RedisServer;
  let product: Awaited<ReturnType<typeof startTwoOfEach>>;

  beforeAll(async () => {
    redis = await startRedis();
    product = await startTwoOfEach({ REDIS_URL: redis.url, PURGE_SECRET: secret });
  }, 90_000);
  afterAll(async () => {
    await product.stop();
    await redis.kill();
  });

  const both = (text: string) => [`200 ${text}`, `200 ${text}`];
  // Writes of users purge once in three seconds.
  const eventually = (pages: readonly string[], timeout = 5_000) =>
    vi.waitFor(async () => expect(await product.pages()).toEqual(pages), { timeout, interval: 20 });
  const [gateway, site] = [() => product.gateways[0].url, () => `${product.sites[0]?.origin}/graphql`];

  it('is purged everywhere by a write at one gateway', async () => {
    expect(await product.pages()).toEqual(both('first'));
    product.change('second');
    expect(await product.pages()).toEqual(both('first'));
    const { status, headers } = await product.write(gateway());
    expect([status, headers.get('x-changed-ids')]).toEqual([200, 'Sm9iT2ZmZXI6Nw==']);
    await eventually(both('second'));
  });

  it('is purged everywhere by a write at one site, there before its visitor gets the answer', async () => {
    product.change('third');
    expect(await product.pages()).toEqual(both('second'));
    const { status, headers } = await product.write(site());
    expect([status, headers.get('x-changed-ids')]).toEqual([200, null]);
    expect((await product.pages())[0]).toBe('200 third');
    await eventually(both('third'));
  });

  it('is purged everywhere by a signed request to one site', async () => {
    product.change('purged');
    expect(await product.pages()).toEqual(both('third'));
    const body = JSON.stringify({ paths: ['/berlin'] });
    const time = String(Math.floor(Date.now() / 1_000));
    const headers = {
      'content-type': 'application/json',
      'x-purge-timestamp': time,
      'x-purge-signature': signatureOf(secret, time, body),
    };
    const request = { method: 'POST', headers, body };
    expect((await fetch(new URL('/purge', site()), request)).status).toBe(200);
    await eventually(both('purged'), 1_000);
    product.change('third');
    await product.write(site());
    await eventually(both('third'));
  });

  it('delays and fails nothing while Redis stands still, and is purged when it goes on', async () => {
    const timed = async () => {
      const started = performance.now();
      const answers = [await product.write(site()), await product.write(gateway())];
      const ms = performance.now() - started;
      return { statuses: answers.map(({ status }) => status), ms };
    };
    const usual = await timed();
    // All have heard of it, and keep the text anew.
    await pause(300);
    expect(await product.pages()).toEqual(both('third'));
    redis.freeze();
    product.change('fourth');
    const frozen = [await timed(), await timed(), await timed()];
    expect(frozen.flatMap(({ statuses }) => statuses)).toEqual([200, 200, 200, 200, 200, 200]);
    // The quickest, because a busy machine holds up single ones.
    expect(Math.min(...frozen.map(({ ms }) => ms)) - usual.ms).toBeLessThan(200);
    expect(await product.pages()).toEqual(['200 fourth', '200 third']);
    redis.thaw();
    await eventually(both('fourth'));
  });

  it('outlives a Redis that is killed, and is purged again once there is one', async () => {
    await redis.kill();
    product.change('fifth');
    expect((await product.write(site())).status).toBe(200);
    expect(await product.pages()).toEqual(['200 fifth', '200 fourth']);
    await redis.start();
    await vi.waitFor(
      async () => {
        await product.write(site());
        expect(await product.pages()).toEqual(both('fifth'));
      },
      { timeout: 10_000, interval: 200 },
    );
  });
});
