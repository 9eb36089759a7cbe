import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { json, startFakeRest, type FakeRest } from '../../test/fakeRest.ts';
import { isRedisMissing, startRedis, type RedisServer } from '../../../server/test/redisServer.ts';
import { startGateway, type RunningGateway } from '../../test/startGateway.ts';

const proposition = {
  id: '7f2c1f0e-6a52-4c1e-9d0b-3f8f5a4f2b11',
  proposition: 'Gotham',
  session_id: null,
  created: '2026-01-02T03:04:05Z',
};

const query =
  'mutation Propose($input: RequestCityInput!) { requestCity(input: $input) { userErrors { code } } }';
const body = { query, variables: { input: { proposition: 'Gotham' } } };

let rest: FakeRest;
const gateways: RunningGateway[] = [];

const start = async (env: Readonly<Record<string, string>> = {}) => {
  const gateway = await startGateway(rest.origin, {
    HOURLY_LIMITS: 'city-request=3/5,lead=1/0,review-report=0/2',
    ...env,
  });
  gateways.push(gateway);
  return gateway;
};

beforeEach(async () => {
  rest = await startFakeRest();
  for (const language of ['en', 'pl'])
    rest.on(`/web-api/${language}/cities/proposition`, json(201, proposition));
});
afterEach(async () => {
  for (const gateway of gateways.splice(0)) await gateway.stop();
  await rest.stop();
});

const from = (address: string, token?: string) => ({
  headers: {
    'x-forwarded-for': address,
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  },
});

/** Proposes a city some times; the answers are null, or the code of the error. */
const propose = async (gateway: RunningGateway, times: number, options = from('203.0.113.7')) => {
  const codes: unknown[] = [];
  for (let sent = 0; sent < times; sent += 1)
    codes.push((await gateway.post(body, options)).errors?.[0]?.extensions?.['code'] ?? null);
  return codes;
};

const tooMany = 'TOO_MANY_REQUESTS';

describe('writes of one address', () => {
  it.each([true, false])(
    'are sent as often as the limit says, and refused with the time to wait; on the fast path: %s',
    async (fast) => {
      const gateway = await start();
      if (fast) await propose(gateway, 3, from('192.0.2.1'));
      rest.calls.length = 0;
      gateway.logged.length = 0;
      expect(await propose(gateway, 5)).toEqual([null, null, null, tooMany, tooMany]);
      expect(rest.calls).toHaveLength(3);
      const isFast = gateway.logged.some(({ msg }) => msg === 'answered on the fast path');
      expect(isFast).toBe(true);
      const { status, data, errors } = await gateway.post(body, { ...from('203.0.113.7'), lang: 'pl' });
      expect({ status, data }).toEqual({ status: 200, data: { requestCity: null } });
      const { retryAfter, ...extensions } = errors?.[0]?.extensions ?? {};
      expect(extensions).toMatchObject({
        code: tooMany,
        status: 429,
        messageKey: 'error.tooManyRequests',
        silenced: false,
      });
      expect(retryAfter).toBeGreaterThan(3_590);
      expect(retryAfter).toBeLessThanOrEqual(3_600);
      expect(errors?.[0]?.message).toBe('Zbyt wiele prób. Spróbuj ponownie za godzinę.');
      expect(await propose(gateway, 1, from('203.0.113.8'))).toEqual([null]);
    },
  );

  it('count together for the /64 of IPv6, and with what only a trusted proxy says', async () => {
    const gateway = await start();
    for (const last of ['1', '2', 'ffff:1:2:3'])
      await propose(gateway, 1, from(`2001:db8:1:2:${last === '1' || last === '2' ? `:${last}` : last}`));
    expect(await propose(gateway, 1, from('2001:db8:1:2::9'))).toEqual([tooMany]);
    expect(await propose(gateway, 1, from('2001:db8:1:3::9'))).toEqual([null]);
    // The last address that is not a proxy counts, whatever the client put before it.
    for (const forged of ['198.51.100.1', '198.51.100.2', '198.51.100.3'])
      await propose(gateway, 1, from(`${forged}, 203.0.113.9`));
    expect(await propose(gateway, 1, from('198.51.100.4, 203.0.113.9'))).toEqual([tooMany]);

    const direct = await start({ TRUSTED_PROXIES: '10.0.0.1' });
    for (const forged of ['198.51.100.1', '198.51.100.2', '198.51.100.3'])
      await propose(direct, 1, from(forged));
    expect(await propose(direct, 1, from('198.51.100.4'))).toEqual([tooMany]);
  });

  it('count together for the /48 of IPv6, of which one subscriber may have many /64', async () => {
    const gateway = await start();
    const codes: unknown[] = [];
    for (let network = 0; network < 13; network += 1)
      codes.push(...(await propose(gateway, 1, from(`2001:db8:77:${network.toString(16)}::1`))));
    expect(codes).toEqual([...Array.from({ length: 12 }, () => null), tooMany]);
    expect(await propose(gateway, 1, from('2001:db8:78:1::1'))).toEqual([null]);
    expect(await propose(gateway, 3, from('203.0.113.60'))).toEqual([null, null, null]);
    expect(await propose(gateway, 1, from('203.0.113.61'))).toEqual([null]);
  });

  it('are limited exactly when they come at once', async () => {
    const gateway = await start();
    const answers = await Promise.all(Array.from({ length: 20 }, () => propose(gateway, 1)));
    expect(answers.flat().filter((code) => code === null)).toHaveLength(3);
    expect(rest.calls).toHaveLength(3);
  });

  it('are leads too, whose failure stays silent', async () => {
    const gateway = await start();
    rest.on('/sales-api/lead', json(500));
    const lead = `mutation { createLead(input: { idempotencyKey: "0b0c7a8e-2f64-4b8e-a7a4-6f2f2f0f9a11", offerId: "Sm9iT2ZmZXI6MQ==" }) { lead { id } } }`;
    await gateway.ask(lead);
    const { data, errors } = await gateway.ask(lead);
    expect(data).toEqual({ createLead: null });
    expect(errors?.[0]?.extensions).toMatchObject({ code: tooMany, silenced: true });
    expect(rest.calls).toHaveLength(1);
  });
});

describe('writes of one account', () => {
  it('are limited wherever they come from', async () => {
    const gateway = await start();
    const codes: unknown[] = [];
    for (let address = 1; address <= 6; address += 1)
      codes.push(...(await propose(gateway, 1, from(`203.0.113.${address}`, 'u-1'))));
    expect(codes).toEqual([null, null, null, null, null, tooMany]);
    expect(await propose(gateway, 1, from('203.0.113.7', 'u-2'))).toEqual([null]);
  });
});

describe.skipIf(isRedisMissing())('with Redis', () => {
  let redis: RedisServer;
  beforeEach(async () => {
    redis = await startRedis();
  });
  afterEach(() => redis.kill());

  it('several gateways count together, and each for itself while Redis is gone or stands still', async () => {
    const env = { REDIS_URL: redis.url };
    const both = [await start(env), await start(env)] as const;
    const ready = (address: string) =>
      vi.waitFor(async () => {
        await propose(both[0], 1, from(address));
        await propose(both[1], 1, from(address));
        await propose(both[0], 1, from(address));
        expect(await propose(both[1], 1, from(address))).toEqual([tooMany]);
      }, 10_000);
    await ready('192.0.2.1');
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, sent) => propose(both[sent % 2 === 0 ? 0 : 1], 1)),
    );
    expect(answers.flat().filter((code) => code === null)).toHaveLength(3);

    redis.freeze();
    const started = performance.now();
    expect(await propose(both[0], 1, from('203.0.113.8'))).toEqual([null]);
    expect(performance.now() - started).toBeLessThan(1_000);
    redis.thaw();
    await redis.kill();
    expect(await propose(both[0], 4, from('203.0.113.9'))).toEqual([null, null, null, tooMany]);
    expect(await propose(both[1], 1, from('203.0.113.9'))).toEqual([null]);
    const faults = both.flatMap(({ logged }) => logged.filter(({ level }) => Number(level) >= 50));
    expect(faults).toEqual([]);
  }, 60_000);
});
