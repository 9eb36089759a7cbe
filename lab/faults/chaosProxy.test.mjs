import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startChaosProxy } from './chaosProxy.mjs';

const text = 'An answer of some length.';
let server;
let proxy;

beforeAll(async () => {
  server = createServer((_request, response) => response.end(text)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  proxy = await startChaosProxy(server.address().port);
});
beforeEach(() => proxy.set(null));
afterAll(() => {
  proxy.stop();
  server.closeAllConnections();
  server.close();
});

const ask = async (limitMs = 5_000) => {
  const answer = await fetch(proxy.origin, {
    headers: { connection: 'close' },
    signal: AbortSignal.timeout(limitMs),
  });
  return answer.text();
};

describe('the chaos proxy', () => {
  it('passes everything on without a fault, and delays and drips it unchanged', async () => {
    expect(await ask()).toBe(text);
    proxy.set({ kind: 'delay', ms: 20 });
    expect(await ask()).toBe(text);
    proxy.set({ kind: 'drip', ms: 1 });
    expect(await ask()).toBe(text);
  });

  it.each([{ kind: 'reset' }, { kind: 'halfClose' }, { kind: 'truncate', bytes: 30 }, { kind: 'garbage' }])(
    'makes requests fail by $kind',
    async (fault) => {
      proxy.set(fault);
      await expect(ask()).rejects.toThrow('fetch failed');
    },
  );

  it('lets requests hang, and says when their clients leave', async () => {
    proxy.set({ kind: 'hang' });
    const before = proxy.closedAt.length;
    await expect(ask(100)).rejects.toThrow('timeout');
    await expect.poll(() => proxy.closedAt.length).toBe(before + 1);
  });

  it('may choose a fault each time', async () => {
    let asked = 0;
    proxy.set(() => ((asked += 1) <= 2 ? { kind: 'reset' } : null));
    await expect(ask()).rejects.toThrow();
    expect(await ask()).toBe(text);
  });
});
