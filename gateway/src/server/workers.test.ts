import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { json, startFakeRest, type FakeRest } from '../../test/fakeRest.ts';
import { cityRow } from '../../test/rows.ts';
import { freePort } from '../../../server/test/freePort.ts';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));
const berlin = '/web-api/en/cities/slug/berlin';

describe('a gateway with several workers', () => {
  let rest: FakeRest;
  let gateway: ChildProcess;
  let origin: string;
  let metrics: string;
  let lines: { msg?: string; pid?: number }[];

  const pids = () => lines.filter(({ msg }) => msg === 'Worker listening').map(({ pid }) => pid ?? 0);

  beforeEach(async () => {
    rest = await startFakeRest();
    const [port, metricsPort] = [await freePort(), await freePort()];
    metrics = `http://127.0.0.1:${metricsPort}/metrics`;
    origin = `http://127.0.0.1:${port}`;
    lines = [];
    gateway = spawn(process.execPath, [main], {
      env: {
        PATH: process.env['PATH'],
        NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
        GATEWAY_PORT: String(port),
        GATEWAY_METRICS_PORT: String(metricsPort),
        WORKERS: '2',
        PUBLIC_MAX_AGE_MS: '60000',
        WEB_API_URL: `${rest.origin}/web-api`,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    gateway.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      lines = output
        .split('\n')
        .slice(0, -1)
        .map((line) => JSON.parse(line) as { msg?: string });
    });
  });
  afterEach(async () => {
    if (gateway.exitCode === null) gateway.kill('SIGKILL');
    await rest.stop();
  });

  const ask = async (query: string) => {
    // Each connection goes to the next worker.
    const headers = { 'content-type': 'application/json', connection: 'close' };
    const response = await fetch(`${origin}/graphql`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ query }),
    });
    return JSON.stringify(await response.json());
  };

  it('shows a write to the next request of any worker, replaces one that crashes, and stops as one', async () => {
    await vi.waitFor(() => expect(pids()).toHaveLength(2), 30_000);
    const read = () => ask('{ city(slug: "berlin") { name } }');
    rest.on(berlin, cityRow({ name: 'Old' }));
    for (let run = 0; run < 6; run += 1) expect(await read()).toContain('Old');
    expect(rest.calls.length).toBeLessThanOrEqual(2);
    rest.on(berlin, cityRow({ name: 'New' }));
    expect(await read()).toContain('Old');
    rest.on('/web-api/en/cities/proposition', json(201, {}));
    await ask('mutation { requestCity(input: { proposition: "Gotham" }) { userErrors { code } } }');
    for (let run = 0; run < 6; run += 1) expect(await read()).toContain('New');

    // A request is counted when its response is closed, which may be after the client has read it.
    await vi.waitFor(async () => {
      const sums = await (await fetch(metrics)).text();
      expect(sums).toMatch(/_http_request_duration_seconds_count\{route="\/graphql",status="200"\} 14\n/);
    }, 10_000);

    process.kill(pids()[0] ?? 0, 'SIGKILL');
    await vi.waitFor(() => expect(pids()).toHaveLength(3), 30_000);
    expect(await read()).toContain('New');

    rest.on('/web-api/en/cities/top', (response, call) => {
      setTimeout(() => json(200, { items: [], total: 0, page: 1, pageCount: 0 })(response, call), 500);
    });
    const last = ask('{ topCities { name } }');
    await vi.waitFor(() => expect(rest.urls().at(-1)).toContain('top'), 10_000);
    const ended = once(gateway, 'exit');
    gateway.kill('SIGTERM');
    expect(await last).toContain('topCities');
    expect((await ended)[0]).toBe(0);
    await pause(100);
    await expect(fetch(`${origin}/healthz`)).rejects.toThrow('fetch failed');
  }, 60_000);
});
