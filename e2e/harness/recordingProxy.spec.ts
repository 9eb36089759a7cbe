import { createServer } from 'node:http';
import { expect, test } from '@playwright/test';
import { listen } from './listen.ts';
import { type RecordingProxy, startRecordingProxy } from './recordingProxy.ts';

let upstream: Awaited<ReturnType<typeof listen>>;
let proxy: RecordingProxy;

test.beforeAll(async () => {
  upstream = await listen(
    createServer(async (incoming, outgoing) => {
      let body = '';
      for await (const chunk of incoming) body += String(chunk);
      outgoing.writeHead(incoming.method === 'POST' ? 201 : 200, { 'content-type': 'application/json' });
      outgoing.end(JSON.stringify({ url: incoming.url, body }));
    }),
  );
  proxy = await startRecordingProxy(upstream.origin);
});
test.afterAll(async () => {
  await proxy.close();
  await upstream.close();
});
test.beforeEach(() => proxy.reset());

const rule = { method: null, flags: '', times: null };

test('forwards calls unchanged and records them', async () => {
  const answer = await fetch(`${proxy.origin}/sales-api/lead?a=1&b=x%20y`, {
    method: 'POST',
    headers: { 'idempotency-key': 'k1', 'content-type': 'application/json' },
    body: '{"offer_id":7}',
  });
  expect(answer.status).toBe(201);
  expect(await answer.json()).toEqual({ url: '/sales-api/lead?a=1&b=x%20y', body: '{"offer_id":7}' });
  expect(proxy.calls()).toEqual([
    expect.objectContaining({
      method: 'POST',
      path: '/sales-api/lead',
      query: { a: '1', b: 'x y' },
      body: { offer_id: 7 },
      status: 201,
    }),
  ]);
  expect(proxy.calls()[0]?.headers['idempotency-key']).toBe('k1');
});

test('distinguishes calls to one path by a query parameter', async () => {
  proxy.addFault({ ...rule, path: '/cities$', query: 'lat', fault: { kind: 'status', status: 500 } });
  const status = async (query: string) => (await fetch(`${proxy.origin}/cities?${query}`)).status;
  expect([await status('ids=1'), await status('lat=52&lng=13')]).toEqual([200, 500]);
});

test('fails only the matching calls, and only as often as requested', async () => {
  proxy.addFault({
    ...rule,
    method: 'POST',
    path: '/lead$',
    times: 1,
    fault: { kind: 'status', status: 500 },
  });
  const status = async (method: string) => (await fetch(`${proxy.origin}/lead`, { method })).status;
  expect([await status('GET'), await status('POST'), await status('POST')]).toEqual([200, 500, 201]);
  expect(proxy.calls().map((call) => call.status)).toEqual([200, 500, 201]);
});

test('answers with a body from the test, or with garbage', async () => {
  proxy.addFault({ ...rule, path: '/a', times: 1, fault: { kind: 'json', body: {} } });
  proxy.addFault({ ...rule, path: '/a', fault: { kind: 'garbage' } });
  expect(await (await fetch(`${proxy.origin}/a`)).json()).toEqual({});
  await expect((await fetch(`${proxy.origin}/a`)).json()).rejects.toThrow();
});

test('resets, hangs and delays calls', async () => {
  proxy.addFault({ ...rule, path: '/reset', fault: { kind: 'reset' } });
  proxy.addFault({ ...rule, path: '/lost', fault: { kind: 'lostAnswer' } });
  proxy.addFault({ ...rule, path: '/hang', fault: { kind: 'hang' } });
  proxy.addFault({ ...rule, path: '/slow', fault: { kind: 'delay', ms: 150 } });
  await expect(fetch(`${proxy.origin}/reset`)).rejects.toThrow();
  await expect(fetch(`${proxy.origin}/lost`)).rejects.toThrow();
  await expect(fetch(`${proxy.origin}/hang`, { signal: AbortSignal.timeout(100) })).rejects.toThrow();
  const started = Date.now();
  expect((await fetch(`${proxy.origin}/slow`)).status).toBe(200);
  expect(Date.now() - started).toBeGreaterThanOrEqual(145);
  expect(proxy.calls().map(({ path, status }) => [path, status])).toEqual([
    ['/reset', null],
    ['/lost', 200],
    ['/hang', null],
    ['/slow', 200],
  ]);
});
