// @vitest-environment node
import { createServer as createHttpServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { parseConfig } from '../../src/config/parseConfig.ts';
import { createServer } from '../../src/server/createServer.ts';
import { feedQueries } from '../../src/server/feed/feedQueries.ts';
import { sitemapQueries } from '../../src/server/sitemap/sitemapQueries.ts';
import { renderer } from '../stubbedSite.ts';

/** How often each operation was sent. */
const sent = new Map<string, number>();
const posts = [
  { id: 'a', slug: 'one', title: 'One', excerpt: 'First', publishedAt: '2026-02-03T04:05:06Z' },
  { id: 'b', slug: 'two', title: 'Two', excerpt: null, publishedAt: '2026-03-04T05:06:07Z' },
];
let gateway: Server;
let app: FastifyInstance;

const list = (nodes: readonly unknown[]) => ({ edges: nodes.map((node) => ({ node })) });

const answers: Readonly<Record<string, unknown>> = {
  [String(sitemapQueries.counts.params.id)]: {
    cities: { totalCount: 0 },
    jobOffers: { totalCount: 0 },
    partners: { totalCount: 0 },
    posts: { totalCount: 2 },
    moreJobOffers: { totalCount: 0 },
  },
  [String(sitemapQueries.posts.params.id)]: {
    posts: list(posts.map((post) => ({ ...post, updatedAt: post.publishedAt }))),
  },
  [String(feedQueries.posts.params.id)]: { posts: list(posts) },
};

beforeAll(async () => {
  gateway = createHttpServer(async (request, response) => {
    const { id } = JSON.parse(String(Buffer.concat(await request.toArray()))) as { id: string };
    sent.set(id, (sent.get(id) ?? 0) + 1);
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ data: answers[id] ?? null }));
  });
  await new Promise<void>((ready) => gateway.listen(0, '127.0.0.1', ready));
  const { port } = gateway.address() as AddressInfo;
  app = await createServer({
    config: parseConfig({ GATEWAY_URL: `http://127.0.0.1:${port}/graphql`, LOG_LEVEL: 'silent' }),
    renderer,
    addFiles: () => Promise.resolve(),
  });
});
afterAll(async () => {
  await app.close();
  gateway.close();
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

describe.each(['/sitemap.xml', '/sitemaps/posts-1-de.xml', '/sv/blog/feed.xml'])('%s', (path) => {
  it('is made once, whatever its query says', async () => {
    await get(path);
    const before = [...sent.values()].reduce((sum, count) => sum + count, 0);
    const all = await Promise.all(Array.from({ length: 50 }, (_none, index) => get(`${path}?q=${index}`)));
    expect(new Set(all.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect([...sent.values()].reduce((sum, count) => sum + count, 0)).toBe(before);
  });

  it('is sent as it is kept, or plain to those who take nothing compressed', async () => {
    const plain = await get(path);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body).toMatch(/^<\?xml/);
    for (const accepted of ['gzip', 'br, gzip', 'gzip, deflate, br, zstd']) {
      const { headers, rawPayload } = await get(path, { 'accept-encoding': accepted });
      expect([headers['content-encoding'], headers.vary]).toEqual(['gzip', 'accept-encoding']);
      expect(gunzipSync(rawPayload).toString()).toBe(plain.body);
    }
    expect((await get(path, { 'accept-encoding': 'br, deflate' })).body).toBe(plain.body);
  });

  it('is sent only to those who do not have it', async () => {
    const { etag = '', 'last-modified': modified = '' } = (await get(path)).headers;
    expect(Date.parse(String(modified))).toBeLessThanOrEqual(Date.now());
    const past = new Date(Date.parse(String(modified)) - 1_000).toUTCString();
    const statusFor = async (headers: Record<string, string>) => (await get(path, headers)).statusCode;
    expect(await statusFor({ 'if-none-match': etag })).toBe(304);
    expect(await statusFor({ 'if-none-match': `"x", ${etag}` })).toBe(304);
    expect(await statusFor({ 'if-modified-since': String(modified) })).toBe(304);
    expect(await statusFor({ 'if-none-match': '"x"', 'if-modified-since': String(modified) })).toBe(200);
    expect(await statusFor({ 'if-modified-since': past })).toBe(200);
    expect(await statusFor({ 'if-modified-since': 'yesterday' })).toBe(200);
  });
});

it('the index says when the newest page of each file changed', async () => {
  await vi.waitFor(async () => {
    const { body } = await get('/sitemap.xml');
    expect(body).toMatch(
      /posts-1-de\.xml<\/loc><lastmod>2026-03-04T05:06:07(?:\.000)?Z<\/lastmod>.*posts-1-tr\.xml<\/loc><lastmod>2026-03-04/s,
    );
    expect(body).toMatch(/pages-1-de\.xml<\/loc><\/sitemap>/);
  });
});
