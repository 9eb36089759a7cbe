import { describe, expect, it, vi } from 'vitest';
import { json } from '../../../test/fakeRest.ts';
import { cityRow } from '../../../test/rows.ts';
import { setUpStack } from '../../../test/setUpStack.ts';
import { startGateway } from '../../../test/startGateway.ts';
import { createGatewayMetrics } from './gatewayMetrics.ts';

const stack = setUpStack();

const path = '/web-api/en/cities/slug/berlin';

/** The lines of a metric, without its help. */
const linesOf = (text: string, name: string): string[] =>
  text.split('\n').filter((line) => line.startsWith(name) && !line.includes('_bucket'));

describe('the metrics of the gateway', () => {
  it('count requests, operations and calls by names that clients cannot choose', async () => {
    const { rest } = stack;
    rest.on(path, cityRow());
    rest.on('/web-api/en/languages', json(200, {}));
    const metrics = createGatewayMetrics();
    const gateway = await startGateway(rest.origin, { PUBLIC_MAX_AGE_MS: '60000' }, { metrics });
    await gateway.ask('query CityPageQuery { city(slug: "berlin") { name } }');
    for (let count = 0; count < 3; count += 1)
      await gateway.ask('query Mine { city(slug: "berlin") { name } }');
    await gateway.ask('query Mine { city(slug: "hamburg") { name } }');
    await fetch(new URL('/secret-of-a-visitor?token=abc', gateway.url));
    await gateway.stop();
    // The first look asks web-api whether it answers, which is a call too.
    await metrics.registry.metrics();
    const text = await metrics.registry.metrics();
    expect(linesOf(text, 'citygigs_operations_total')).toEqual([
      'citygigs_operations_total{operation="CityPageQuery",outcome="complete"} 1',
      'citygigs_operations_total{operation="other",outcome="complete"} 3',
      'citygigs_operations_total{operation="other",outcome="kept"} 1',
    ]);
    expect(linesOf(text, 'citygigs_http_request_duration_seconds_count')).toEqual([
      'citygigs_http_request_duration_seconds_count{route="/graphql",status="200"} 5',
      'citygigs_http_request_duration_seconds_count{route="other",status="404"} 1',
    ]);
    expect(linesOf(text, 'citygigs_http_requests_running')).toEqual(['citygigs_http_requests_running 0']);
    expect(linesOf(text, 'citygigs_upstream_call_duration_seconds_count')).toEqual([
      'citygigs_upstream_call_duration_seconds_count{upstream="web-api",outcome="answered"} 3',
    ]);
    expect(text).not.toMatch(/Mine|hamburg|secret|abc/);
  });

  it('count writes beyond the limits of an address and of an account, and refused requests', async () => {
    const { rest } = stack;
    rest.on('/web-api/en/cities/proposition', json(201, {}));
    const metrics = createGatewayMetrics();
    const settings = { HOURLY_LIMITS: 'city-request=1/2', MAX_REQUESTS: '1' };
    const gateway = await startGateway(rest.origin, settings, { metrics });
    const propose = (address: string, token?: string) =>
      gateway.post(
        { query: 'mutation { requestCity(input: { proposition: "Gotham" }) { userErrors { code } } }' },
        {
          headers: {
            'x-forwarded-for': address,
            ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          },
        },
      );
    for (let count = 0; count < 3; count += 1) await propose('203.0.113.1');
    for (let count = 2; count < 6; count += 1) await propose(`203.0.113.${count}`, 'somebody');
    const flood = await Promise.all(
      Array.from({ length: 20 }, () => gateway.ask('{ city(slug: "berlin") { name } }')),
    );
    const refused = flood.filter(({ status }) => status === 503).length;
    expect(refused).toBeGreaterThan(0);
    await vi.waitFor(
      async () =>
        expect(linesOf(await metrics.registry.metrics(), 'citygigs_requests_refused_total')).toEqual([
          `citygigs_requests_refused_total ${refused}`,
        ]),
      5_000,
    );
    expect(linesOf(await metrics.registry.metrics(), 'citygigs_writes_limited_total')).toEqual([
      'citygigs_writes_limited_total{write="city-request",by="address"} 2',
      'citygigs_writes_limited_total{write="city-request",by="account"} 2',
    ]);
    await gateway.stop();
  });

  it('show what fails, is retried and is not called any more', async () => {
    const { rest } = stack;
    rest.on(path, json(503));
    const metrics = createGatewayMetrics();
    const settings = { BREAKER_FAILURES: '2', RETRY_PERCENT: '100' };
    const gateway = await startGateway(rest.origin, settings, { metrics });
    for (let count = 0; count < 3; count += 1) await gateway.ask('{ city(slug: "berlin") { name } }');
    await gateway.stop();
    const text = await metrics.registry.metrics();
    const valueOf = (line: string) =>
      Number(
        text
          .split('\n')
          .find((one) => one.startsWith(`${line} `))
          ?.slice(line.length),
      );
    expect(valueOf('citygigs_upstream_retries_total{upstream="web-api"}')).toBe(1);
    expect(valueOf('citygigs_upstream_breaker_open{upstream="web-api"}')).toBe(1);
    expect(valueOf('citygigs_upstream_breaker_open{upstream="sales-api"}')).toBe(0);
    expect(valueOf('citygigs_upstream_calls_running{upstream="web-api"}')).toBe(0);
    expect(
      valueOf('citygigs_upstream_call_duration_seconds_count{upstream="web-api",outcome="failed"}'),
    ).toBeGreaterThanOrEqual(2);
    expect(
      valueOf('citygigs_upstream_calls_refused_total{upstream="web-api",cause="open"}'),
    ).toBeGreaterThanOrEqual(1);
    expect(valueOf('citygigs_operations_total{operation="other",outcome="failed"}') || 0).toBe(0);
    expect(valueOf('citygigs_operations_total{operation="other",outcome="incomplete"}')).toBe(3);
    expect(valueOf('citygigs_ready')).toBe(0);
  });
});
