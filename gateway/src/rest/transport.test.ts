import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { callLimits, UpstreamTimeoutError } from './callLimits.ts';
import { httpTransport, partsOf, type UpstreamRequest } from './transport.ts';

const servers: Server[] = [];

const serve = async (listener: RequestListener): Promise<string> => {
  const server = createServer(listener).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

interface Options extends Partial<UpstreamRequest> {
  readonly client?: AbortSignal;
  readonly responseTimeoutMs?: number;
  readonly overallTimeoutMs?: number;
}

const send = (
  url: string,
  { client, responseTimeoutMs = 5_000, overallTimeoutMs = 5_000, ...request }: Options = {},
) => {
  const limit = callLimits(
    () => ({ responseTimeoutMs, overallTimeoutMs }),
    () => client ?? null,
    null,
  )(true, 'web-api');
  return httpTransport({ url, method: 'GET', headers: {}, body: null, ...request }, limit).finally(limit.end);
};

const json = { 'content-type': 'application/json; charset=utf-8' };

describe('the transport to the services', () => {
  it('sends method, path, query, headers and body', async () => {
    const seen: unknown[] = [];
    const origin = await serve(async (request, response) => {
      const body = (await request.toArray()).join('');
      seen.push([request.method, request.url, request.headers['idempotency-key'], body]);
      response.writeHead(201, json).end('{"ä":1}');
    });
    const headers = { 'idempotency-key': 'k' };
    const answer = await send(`${origin}/a/b?c=d,e`, { method: 'POST', headers, body: '{"é":2}' });
    expect(answer).toMatchObject({ status: 201, text: '{"ä":1}' });
    expect(seen).toEqual([['POST', '/a/b?c=d,e', 'k', '{"é":2}']]);
  });

  it('reads JSON that arrives in parts, even within a letter', async () => {
    const bytes = Buffer.from('{"city":"Zürich"}');
    const origin = await serve((_request, response) => {
      response.writeHead(200, json);
      response.write(bytes.subarray(0, 11));
      setTimeout(() => response.end(bytes.subarray(11)), 20);
    });
    expect(await send(origin)).toMatchObject({ status: 200, text: '{"city":"Zürich"}' });
  });

  it.each([
    ['gzip', gzipSync],
    ['br', brotliCompressSync],
  ])('reads JSON that was compressed by %s unasked', async (encoding, compress) => {
    const origin = await serve(({ headers }, response) => {
      expect(headers['accept-encoding']).toBeUndefined();
      response.writeHead(200, { ...json, 'content-encoding': encoding }).end(compress('{"a":1}'));
    });
    expect(await send(origin)).toMatchObject({ status: 200, text: '{"a":1}' });
  });

  it('drops a byte order mark', async () => {
    const origin = await serve((_request, response) => response.writeHead(200, json).end('\uFEFF{}'));
    expect(await send(origin)).toMatchObject({ status: 200, text: '{}' });
  });

  it.each([
    [200, 'text/html'],
    [404, 'application/json'],
    [500, 'application/json'],
    [422, 'text/plain'],
  ])('does not read the body of status %i with type %s', async (status, type) => {
    const origin = await serve((_request, response) =>
      response.writeHead(status, { 'content-type': type }).end('{"message":"no"}'),
    );
    expect(await send(origin)).toMatchObject({ status, text: null });
  });

  it('reads the faults of a 422', async () => {
    const origin = await serve((_request, response) => response.writeHead(422, json).end('{"errors":[]}'));
    expect(await send(origin)).toMatchObject({ status: 422, text: '{"errors":[]}' });
  });

  it('does not wait for a body that nobody reads, and closes a connection on which it does not end', async () => {
    const closed = vi.fn();
    const origin = await serve((request, response) => {
      request.socket.once('close', closed);
      response.writeHead(500, { 'content-type': 'text/html' });
      response.write('<html>');
    });
    expect(await send(origin)).toMatchObject({ status: 500, text: null });
    await vi.waitFor(() => expect(closed).toHaveBeenCalled(), 4_000);
  });

  it.each([301, 302, 303, 307, 308])('does not follow a redirect with status %i', async (status) => {
    const urls: (string | undefined)[] = [];
    const origin = await serve(({ url }, response) => {
      urls.push(url);
      response.writeHead(status, { location: '/elsewhere', ...json }).end('{}');
    });
    await expect(send(`${origin}/here`)).rejects.toThrow('redirects');
    expect(urls).toEqual(['/here']);
  });

  it('ends an answer that is too large', async () => {
    const closed = vi.fn();
    const origin = await serve((_request, response) => {
      response.once('close', closed).writeHead(200, json);
      const part = Buffer.alloc(1024 * 1024, ' ');
      const write = () => {
        while (!response.destroyed && response.write(part));
      };
      response.on('drain', write);
      write();
    });
    await expect(send(origin)).rejects.toThrow('more than');
    await vi.waitFor(() => expect(closed).toHaveBeenCalled());
  });

  it('rejects when nobody listens, when the connection ends too early, and when the URL is none', async () => {
    const origin = await serve((_request, response) => {
      response.writeHead(200, { ...json, 'content-length': '100' });
      response.write('{"a":');
      setTimeout(() => response.destroy(), 20);
    });
    await expect(send(origin)).rejects.toThrow('closed');
    await expect(send('http://127.0.0.1:9')).rejects.toThrow('ECONNREFUSED');
    await expect(send('no URL')).rejects.toThrow('Invalid URL');
  });

  it('rejects a header that HTTP does not allow', async () => {
    const origin = await serve((_request, response) => response.end());
    await expect(send(origin, { headers: { 'x-forwarded-for': 'a\r\nb: c' } })).rejects.toThrow('header');
  });

  it('ends an exchange whose answer does not start, or does not end, in time', async () => {
    const closed = vi.fn();
    const origin = await serve(({ url }, response) => {
      response.once('close', closed);
      if (url === '/starts') response.writeHead(200, json).write('{');
    });
    // Long enough for a busy machine to connect and to start the answer.
    await expect(send(origin, { responseTimeoutMs: 1_000 })).rejects.toThrow(UpstreamTimeoutError);
    const started = send(`${origin}/starts`, { responseTimeoutMs: 1_000, overallTimeoutMs: 1_300 });
    const begin = performance.now();
    await expect(started).rejects.toThrow(UpstreamTimeoutError);
    expect(performance.now() - begin).toBeGreaterThan(1_200);
    await vi.waitFor(() => expect(closed).toHaveBeenCalledTimes(2));
  });

  it('ends an exchange when the client disconnects, before and while it runs', async () => {
    const closed = vi.fn();
    const origin = await serve((_request, response) => void response.once('close', closed));
    const client = new AbortController();
    const running = send(origin, { client: client.signal });
    setTimeout(() => client.abort(), 50);
    await expect(running).rejects.toThrow('The client closed the connection');
    await vi.waitFor(() => expect(closed).toHaveBeenCalledOnce());
    await expect(send(origin, { client: client.signal })).rejects.toThrow('The client closed the connection');
  });

  it('lets no call wait for the connections of others, however many hang', async () => {
    const closed = vi.fn();
    const origin = await serve(({ url }, response) => {
      if (url === '/last') response.writeHead(200, json).end('{}');
      else response.once('close', closed);
    });
    const client = new AbortController();
    const hung = Array.from({ length: 300 }, () => send(`${origin}/first`, { client: client.signal }));
    const ends = Promise.allSettled(hung);
    expect(await send(`${origin}/last`)).toMatchObject({ status: 200, text: '{}' });
    client.abort();
    await ends;
    await vi.waitFor(() => expect(closed).toHaveBeenCalledTimes(300), 4_000);
  });
});

describe('the parts of a URL', () => {
  it.each([
    'http://services:4100/web-api/en/cities?ids=1,2&name=s%C3%A3o+%26+co',
    'https://api.example/en/cities/slug/..%2fx%3fy',
    'https://API.Example/Ip_Lookup?ip=1.2.3.4',
    'http://services:80/a',
    'https://services:443/a',
    'http://services:080/a',
    'http://services',
    'http://services?ip=1',
    'http://services/a/../b',
    'http://services/a/./b?c=d',
    'http://services/.',
    'http://services/%2e%2E/b',
    'http://services/a/%2E',
    'http://1.2/a',
    'http://x/a',
    'http:///a/b',
    "http://services/it's?name=it's",
    'http://user:word@services/a#b',
    'http://[::1]:4100/a',
    'http://services\\a',
    'http://services/ä b',
    'http://services//a',
  ])('of %s are those that parsing gives', (url) => {
    const { origin, pathname, search } = new URL(url);
    expect(partsOf(url)).toEqual({ origin, path: pathname + search });
  });
});
