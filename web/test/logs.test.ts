// @vitest-environment node
import { createServer as createGateway, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import pLimit from 'p-limit';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { parseConfig } from '../src/config/parseConfig.ts';
import { createServer } from '../src/server/createServer.ts';
import { renderer, stubbedSite } from './stubbedSite.ts';

const { renderPage } = stubbedSite();

/** Part of every canary, and of nothing else. */
const canary = /qzx\d*xzq|1555010\d{6}/;

const forms: readonly ((digits: string) => string)[] = [
  (digits) => `qzx${digits}xzq@canary.example`,
  (digits) => `+1 555 010 ${digits}`.replaceAll(' ', ''),
  (digits) => `eyJ${digits}qzx${digits}xzq.${'a'.repeat(40)}`,
  (digits) => `https://canary.example/?email=qzx${digits}xzq`,
];

describe('the most detailed log of the site', () => {
  const lines: string[] = [];
  let gateway: Server;

  beforeAll(async () => {
    let count = 0;
    // Answers badly in every way.
    gateway = createGateway((request, response) => {
      count += 1;
      request.resume();
      if (count % 4 === 0) request.socket.destroy();
      else if (count % 4 === 1) response.writeHead(500).end('qzx0xzq@canary.example');
      else response.setHeader('content-type', 'application/json').end('{"email":"qzx0xzq@canary.example');
    });
    await new Promise<void>((open) => gateway.listen(0, '127.0.0.1', open));
  });

  afterAll(() => gateway.close());

  it(
    'has none of 10,000 values from addresses, headers, bodies and reports',
    { timeout: 120_000 },
    async () => {
      const { port: gatewayPort } = gateway.address() as AddressInfo;
      const config = parseConfig({
        GATEWAY_URL: `http://127.0.0.1:${gatewayPort}/graphql`,
        IMAGES_URL: `http://127.0.0.1:${gatewayPort}/images`,
        LOG_LEVEL: 'trace',
        HTML_CACHE_FRESH_S: '0',
        PURGE_SECRET: 'x'.repeat(32),
      });
      const write = vi.spyOn(process.stdout, 'write').mockImplementation((line) => {
        lines.push(String(line));
        return true;
      });
      renderPage.mockImplementation(async ({ send }) => {
        await send({ id: 'a', name: 'PageQuery', text: null } as never, {});
        throw new Error('not rendered');
      });
      const logTo = { write: (line: string) => void lines.push(line) };
      const app = await createServer({ config, renderer, logTo, addFiles: () => Promise.resolve() });
      const origin = await app.listen({ port: 0, host: '127.0.0.1' });
      let issued = 0;
      const next = (): string => {
        issued += 1;
        return forms[issued % forms.length]?.(String(issued).padStart(6, '0')) ?? '';
      };
      const encoded = () => encodeURIComponent(next());
      const atOnce = pLimit(8);
      const statuses = new Set<number>();
      const send = (path: string, init: RequestInit = {}) =>
        atOnce(async () => {
          const headers = {
            authorization: `Bearer ${next()}`,
            cookie: `session=${next()}`,
            'user-agent': next(),
            referer: next(),
            traceparent: next(),
            ...(init.headers as Record<string, string> | undefined),
          };
          const response = await fetch(`${origin}${path}`, { ...init, headers, redirect: 'manual' });
          await response.arrayBuffer();
          statuses.add(response.status);
        });
      const post = (path: string, body: string) =>
        send(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
      const isEnough = () => issued >= 10_000;
      while (!isEnough()) {
        await Promise.all([
          send(`/${encoded()}?email=${encoded()}&token=${encoded()}`),
          send(`/de/berlin/${encoded()}?cd=${encoded()}`),
          send(`/blog/feed.xml?${encoded()}`),
          send(`/sitemaps/${encoded()}.xml?${encoded()}`),
          send(`/images/${encoded()}?${encoded()}`),
          send(`/graphql?id=${encoded()}&variables=${encoded()}`),
          send(`/%E0%A4%A${encoded()}`),
          post(
            '/graphql',
            JSON.stringify({ id: next(), variables: { input: { email: next(), name: next() } } }),
          ),
          post('/graphql', `{"email":"${next()}`),
          post(
            '/report',
            JSON.stringify({
              message: next(),
              stack: `Error: ${next()}\n at ${next()}`,
              context: { [next()]: next() },
              url: next(),
              [next()]: next(),
            }),
          ),
          post('/report', `{"message":"${next()}`),
          post('/purge', JSON.stringify({ paths: [next()] })),
          post(`/my-desk/saved?token=${encoded()}`, next()),
        ]);
      }
      await app.close();
      write.mockRestore();
      expect([...statuses]).toEqual(expect.arrayContaining([204, 400, 500, 503]));
      expect(lines.length).toBeGreaterThan(100);
      expect(lines.filter((line) => canary.test(line)).slice(0, 5)).toEqual([]);
    },
  );
});
