import { generateKeyPairSync } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { KeysUnavailable, keySet } from './keySet.ts';

const jwk = (kid: string) => ({
  ...generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey.export({ format: 'jwk' }),
  kid,
  use: 'sig',
  alg: 'RS256',
});

/** The keys and the status that the server answers with, and the number of requests to it. */
const published: { keys: object[]; status: number; requests: number } = {
  keys: [],
  status: 200,
  requests: 0,
};
/** A status that stands for no answer. */
const hangs = 0;
const ended = vi.fn();
const server = createServer((_request, response) => {
  published.requests += 1;
  if (published.status === hangs) response.once('close', ended);
  else response.writeHead(published.status).end(JSON.stringify({ keys: published.keys }));
});
const [first, second] = [jwk('first'), jwk('second')];
let url = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/jwks.json`;
});

afterAll(() => {
  server.close();
  server.closeAllConnections();
});

beforeEach(() => {
  Object.assign(published, { keys: [first], status: 200, requests: 0 });
  vi.useFakeTimers({ toFake: ['Date'] });
});

afterEach(() => {
  vi.useRealTimers();
});

const advance = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);

describe('the keys of the identity service', () => {
  it(
    'accepts a new key after a rotation, and the previous one while it is still published',
    { tags: ['R7.44'] },
    async () => {
      const keyOf = keySet(url);
      expect(await keyOf('first')).not.toBeNull();
      published.keys = [first, second];
      advance(31);
      expect(await keyOf('second')).not.toBeNull();
      expect(await keyOf('first')).not.toBeNull();
      expect(published.requests).toBe(2);
    },
  );

  it('ignores malformed keys and accepts the others', { tags: ['R7.44'] }, async () => {
    const broken = { ...second, n: 5 };
    published.keys = [broken, null as never, first];
    const keyOf = keySet(url);
    expect(await keyOf('first')).not.toBeNull();
    expect(await keyOf('second')).toBeNull();
  });

  it(
    'rejects a withdrawn key after the next fetch, and within an hour in any case',
    { tags: ['R7.44'] },
    async () => {
      const keyOf = keySet(url);
      await keyOf('first');
      published.keys = [second];
      advance(31);
      expect(await keyOf('second')).not.toBeNull();
      expect(await keyOf('first')).toBeNull();

      published.keys = [first];
      const other = keySet(url);
      await other('first');
      published.keys = [second];
      advance(3_601);
      expect(await other('first')).toBeNull();
    },
  );

  it('fetches the keys once for concurrent requests, and for unknown ids at most every 30 seconds', async () => {
    const keyOf = keySet(url);
    await Promise.all(Array.from({ length: 20 }, (_, at) => keyOf(`unknown-${at}`)));
    for (let at = 0; at < 20; at += 1) expect(await keyOf(`other-${at}`)).toBeNull();
    expect(published.requests).toBe(1);
    advance(31);
    for (let at = 0; at < 20; at += 1) expect(await keyOf(`third-${at}`)).toBeNull();
    expect(published.requests).toBe(2);
  });

  it('retries a failing service at most every 5 seconds, and does not take a token for invalid', async () => {
    const keyOf = keySet(url);
    published.status = 500;
    for (let at = 0; at < 20; at += 1) await expect(keyOf('first')).rejects.toThrow(KeysUnavailable);
    expect(published.requests).toBe(1);
    published.status = 200;
    advance(6);
    expect(await keyOf('first')).not.toBeNull();
    // Known keys stay valid while the service fails.
    published.status = 500;
    advance(31);
    await expect(keyOf('unknown')).rejects.toThrow(KeysUnavailable);
    expect(await keyOf('first')).not.toBeNull();
    expect(published.requests).toBe(3);
  });

  it('lets nobody who has a known key wait while the service hangs, and uses it again when it is back', async () => {
    const keyOf = keySet(url);
    await keyOf('first');
    published.status = 500;
    advance(3_601);
    expect(await keyOf('first')).not.toBeNull();
    published.status = hangs;
    advance(6);
    const started = performance.now();
    for (let at = 0; at < 5; at += 1) expect(await keyOf('first')).not.toBeNull();
    expect(performance.now() - started).toBeLessThan(2_000);
    await vi.waitFor(() => expect(published.requests).toBe(3));
    await vi.waitFor(() => expect(ended).toHaveBeenCalled(), 10_000);
    Object.assign(published, { status: 200, keys: [second] });
    advance(6);
    expect(await keyOf('first')).not.toBeNull();
    await vi.waitFor(async () => expect(await keyOf('first')).toBeNull());
    expect(await keyOf('second')).not.toBeNull();
    expect(published.requests).toBe(4);
  }, 20_000);

  it('rejects keys that are not for signing with RS256', async () => {
    published.keys = [
      { ...first, use: 'enc' },
      { ...second, alg: 'RS512' },
      { ...first, kid: 7 },
    ];
    const keyOf = keySet(url);
    expect(await keyOf('first')).toBeNull();
    expect(await keyOf('second')).toBeNull();
  });
});
