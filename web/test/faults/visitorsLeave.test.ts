// @vitest-environment node
import { once } from 'node:events';
import { createServer as createHttpServer, request as httpRequest, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { parseConfig } from '../../src/config/parseConfig.ts';
import { createServer } from '../../src/server/createServer.ts';
import { chrome, renderer } from '../stubbedSite.ts';

/** Requests that reached the gateway or the image service, which never answer, and when they were closed. */
const seen: { readonly path: string; readonly body: string; closedAt: number | null }[] = [];
let upstream: Server;
const sites: FastifyInstance[] = [];

const originOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

const startSite = async (settings: Readonly<Record<string, string>>) => {
  const config = parseConfig({
    GATEWAY_URL: `${originOf(upstream)}/graphql`,
    IMAGES_URL: `${originOf(upstream)}/images`,
    LOG_LEVEL: 'silent',
    ...settings,
  });
  const { renderPage: _none, ...entry } = await renderer.entry();
  const renderPage: typeof _none = async ({ send }) => {
    await send({ name: 'page', id: 'page' } as never, {});
    throw new Error('The gateway does not answer.');
  };
  const site = await createServer({
    config,
    renderer: { ...renderer, entry: () => Promise.resolve({ ...entry, renderPage }) },
    addFiles: () => Promise.resolve(),
  });
  sites.push(site);
  await site.listen({ port: 0, host: '127.0.0.1' });
  return originOf(site.server);
};

beforeAll(async () => {
  upstream = createHttpServer(async (request, response) => {
    const [path = ''] = (request.url ?? '').split('?', 1);
    const call = { path, body: '', closedAt: null as number | null };
    response.once('close', () => (call.closedAt = performance.now()));
    call.body = (await request.toArray()).join('');
    seen.push(call);
    if (request.url?.includes('starts'))
      response.writeHead(200, { 'content-type': 'application/json' }).write('{');
  });
  upstream.listen(0, '127.0.0.1');
  await once(upstream, 'listening');
});
beforeEach(() => void seen.splice(0));
afterAll(async () => {
  upstream.close();
  upstream.closeAllConnections();
  await Promise.all(sites.map((site) => site.close()));
});

const visit = (url: string, body?: string) => {
  const headers = { 'user-agent': chrome, 'content-type': 'application/json' };
  const request = httpRequest(url, { method: body === undefined ? 'GET' : 'POST', headers });
  request.on('error', () => undefined);
  request.end(body);
  return request;
};

/** What the site asked for the page, the data or the picture of a visitor. The list of categories is for all of them. */
const asked = () =>
  seen.filter(({ path, body }) => path.startsWith('/images') || body.startsWith('{"id":"page"'));

const operation = JSON.stringify({ id: 'page', variables: {} });

describe('a visitor who leaves', () => {
  it.each([
    ['a page that is not kept', { HTML_CACHE_FRESH_S: '0' }, '/berlin', undefined],
    ['a page that others may wait for', { HTML_CACHE_FRESH_S: '10' }, '/berlin', undefined],
    ['data', {}, '/graphql', operation],
    ['data that begin to arrive', {}, '/graphql?starts', operation],
    ['a picture', {}, '/images/a.webp', undefined],
  ] as const)('cancels what the site asks for %s, within 50 ms', async (_what, settings, path, body) => {
    const origin = await startSite(settings);
    const delays: number[] = [];
    for (let visits = 0; visits < 5; visits += 1) {
      seen.splice(0);
      const visitor = visit(origin + path, body);
      await vi.waitFor(() => expect(asked().length).toBeGreaterThan(0), { interval: 5, timeout: 3_000 });
      const left = performance.now();
      visitor.destroy();
      await vi.waitFor(() => expect(asked().some(({ closedAt }) => closedAt !== null)).toBe(true), {
        interval: 5,
      });
      delays.push(Math.max(...asked().flatMap(({ closedAt }) => closedAt ?? [])) - left);
    }
    expect(delays.toSorted((a, b) => a - b)[2]).toBeLessThan(50);
  });

  it('does not cancel a page that another visitor waits for', async () => {
    const origin = await startSite({ HTML_CACHE_FRESH_S: '10' });
    const [one, other] = [visit(`${origin}/hamburg`), visit(`${origin}/hamburg`)];
    await vi.waitFor(() => expect(asked().length).toBeGreaterThan(0), { timeout: 3_000 });
    await new Promise((resolve) => setTimeout(resolve, 100));
    one.destroy();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(asked().every(({ closedAt }) => closedAt === null)).toBe(true);
    other.destroy();
    await vi.waitFor(() => expect(asked().some(({ closedAt }) => closedAt !== null)).toBe(true));
  });
});
