// @vitest-environment node
import {
  createServer as createHttpServer,
  request as httpRequest,
  type IncomingHttpHeaders,
  type Server,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { feedQueries } from '../src/server/feed/feedQueries.ts';
import { sitemapQueries } from '../src/server/sitemap/sitemapQueries.ts';
import { textsIn } from '../src/entry/textsIn.ts';
import { readServerConfig } from '../src/config/serverConfig.ts';
import { createServer } from '../src/server/createServer.ts';
import { inlineScript, inlineScriptHash } from '../src/server/page/inlineScript.ts';
import type { Renderer } from '../src/server/renderer.ts';

const chrome =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';
const renderPage = vi.fn<Awaited<ReturnType<Renderer['entry']>>['renderPage']>();
const renderer: Renderer = {
  entry: () =>
    Promise.resolve({
      renderPage,
      renderProblem: (problem, language) => Promise.resolve(`<h1>${problem} ${language}</h1>`),
      fontUrl: '/assets/inter.woff2',
      feedQueries,
      sitemapQueries,
      textsIn,
    }),
  filesFor: (modules) => ({
    script: '/assets/client.js',
    styles: ['/assets/site.css'],
    preloads: modules.flatMap((m) => m ?? []),
  }),
};

let gateway: Server;
let seen: IncomingHttpHeaders = {};
let app: FastifyInstance;

beforeAll(async () => {
  gateway = createHttpServer((request, response) => {
    seen = request.headers;
    if (request.url?.includes('moved'))
      return response.writeHead(302, { location: 'https://evil.example/' }).end();
    if (request.url?.startsWith('/images/c_fill'))
      return response.setHeader('content-type', 'image/webp').end(`picture of ${request.url}`);
    return response.setHeader('content-type', 'application/json').end(JSON.stringify({ url: request.url }));
  });
  await new Promise<void>((ready) => gateway.listen(0, '127.0.0.1', ready));
  const origin = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`;
  const config = readServerConfig({
    GATEWAY_URL: `${origin}/graphql`,
    IMAGES_URL: `${origin}/images`,
    LOG_LEVEL: 'silent',
  });
  renderPage.mockImplementation(({ language, config: site, bot, url }) => {
    if (url === '/broken') throw new Error('no such luck');
    if (url === '/old') return Promise.resolve({ status: 301, location: '/new' });
    return Promise.resolve({
      status: url === '/nope' ? 404 : 200,
      head: '<title>T</title>',
      html: '<div id="app"></div>',
      boot: {
        language,
        config: { ...site, productName: '</script>' },
        bot,
        phrases: {},
        records: {},
        late: [],
        messages: [],
      },
      pending: url === '/slow',
      late: url === '/slow',
      complete: url !== '/slow' && url !== '/partly',
      module: 'src/pages/x.tsx',
    });
  });
  app = await createServer({ config, renderer, addFiles: () => Promise.resolve() });
});

afterAll(async () => {
  await app.close();
  gateway.close();
});

const get = (url: string, userAgent = chrome) => app.inject({ url, headers: { 'user-agent': userAgent } });

describe('the web server', () => {
  it('sends a page with its language, files and data', async () => {
    const { statusCode, body, headers } = await get('/de/berlin');
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body).toContain('<html lang="de"');
    expect(body).toContain('<link rel="stylesheet" href="/assets/site.css">');
    expect(body).toContain('<script type="module" src="/assets/client.js">');
    expect(body).toContain('"productName":"\\u003c/script>"');
    expect(body).not.toContain('data-pending');
  });

  it('passes on the status of a page, and marks one whose data are late', async () => {
    expect((await get('/nope')).statusCode).toBe(404);
    const slow = await get('/slow');
    expect(slow.body).toContain('<div id="root" data-pending>');
    expect(slow.headers['cache-control']).toBe('no-store');
    expect(slow.body).toContain('<noscript><meta http-equiv="refresh"');
  });

  it('forbids caching of an incomplete page', async () => {
    const partly = await get('/partly');
    expect(partly.statusCode).toBe(200);
    expect(partly.headers['cache-control']).toBe('no-store');
    expect(partly.headers.etag).toBeUndefined();
    expect((await get('/berlin')).headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  });

  it('answers 304 for a page that the client already has', async () => {
    const headers = { 'user-agent': chrome, 'if-none-match': String((await get('/berlin')).headers.etag) };
    const known = await app.inject({ url: '/berlin', headers });
    expect([known.statusCode, known.body]).toEqual([304, '']);
    expect(known.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect((await app.inject({ url: '/de/berlin', headers })).statusCode).toBe(200);
  });

  it(
    'redirects other forms of a URL to the canonical one',
    { tags: ['R1.24', 'R2.03', 'R2.59'] },
    async () => {
      for (const [url, location] of [
        ['/en/berlin?type=x', '/berlin?type=x'],
        ['/Berlin?cd=AbC', '/berlin?cd=AbC'],
        ['/berlin/delivery/cat', '/berlin/delivery-c'],
        ['/old', '/new'],
      ] as const) {
        const answer = await get(url);
        expect([answer.statusCode, answer.headers.location]).toEqual([301, location]);
      }
    },
  );

  it.each(['/%E0%A4%A', '/a%00b', `/${'a'.repeat(9000)}`])('answers %s with an error page', async (url) => {
    const { statusCode, body } = await get(url);
    expect(statusCode).toBe(400);
    expect(body).toContain('badRequest en');
  });

  it('answers with a designed page when rendering fails', async () => {
    const { statusCode, body, headers } = await get('/broken');
    expect(statusCode).toBe(500);
    expect(body).toContain('unavailable en');
    expect(body).not.toContain('no such luck');
    expect(headers['content-security-policy']).toContain("default-src 'self'");
  });

  it('distinguishes bots from people', async () => {
    await get('/berlin', 'Googlebot/2.1 (+http://www.google.com/bot.html)');
    expect(renderPage.mock.lastCall?.[0].bot).toBe(true);
    await get('/berlin');
    expect(renderPage.mock.lastCall?.[0].bot).toBe(false);
  });

  it('allows only its own scripts, one of them inline', async () => {
    const { body, headers } = await get('/berlin');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain(`script-src 'self' '${inlineScriptHash}'`);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(body.match(/<script>/g)).toHaveLength(1);
    expect(body).toContain(`<script>${inlineScript}</script>`);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  });

  it('inlines the styles of the build, allows exactly those, and names the sheets so that none is loaded twice', async () => {
    const config = readServerConfig({ LOG_LEVEL: 'silent' });
    const inlineStyles = { text: 'h1{color:red}', hash: 'sha256-x' };
    const built: Renderer = {
      ...renderer,
      filesFor: (modules) => ({ ...renderer.filesFor(modules), inlineStyles }),
    };
    const withStyles = await createServer({ config, renderer: built, addFiles: () => Promise.resolve() });
    for (const url of ['/berlin', '/%E0%A4%A']) {
      const { body, headers } = await withStyles.inject(url);
      expect(headers['content-security-policy']).toContain("style-src 'self' 'sha256-x';");
      expect(body).toContain(
        '<style>h1{color:red}</style><link rel="stylesheet" href="/assets/site.css" disabled>',
      );
    }
    await withStyles.close();
  });

  it('delays the start script until the page is painted', async () => {
    expect((await get('/berlin')).body).toContain(
      '<template id="start"><link rel="modulepreload" href="src/pages/x.tsx">' +
        '<script type="module" src="/assets/client.js"></script></template>',
    );
  });

  it('forwards GraphQL with the session, its own verdict on bots, and the addresses', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/graphql?lang=de',
      headers: {
        'user-agent': chrome,
        'x-session-id': 's1',
        'x-client-class': 'bot',
        'x-forwarded-for': '203.0.113.7',
        'content-type': 'application/json',
      },
      payload: { id: 'x', variables: {} },
    });
    expect(answer.json()).toEqual({ url: '/graphql?lang=de' });
    expect(seen['x-session-id']).toBe('s1');
    expect(seen['x-client-class']).toBe('human');
    expect(seen['x-forwarded-for']).toBe('203.0.113.7, 127.0.0.1');
  });

  it('restricts every GraphQL request over its origin to persisted operations, which no header can override', async () => {
    for (const headers of [
      {},
      { 'x-operations': 'open' },
      { connection: 'x-operations, close', 'x-operations': 'open' },
    ]) {
      for (const url of [
        '/graphql',
        '/graphql/',
        '/graphql?query=%7B__typename%7D',
        '/graphql/%2e%2e/graphql',
      ]) {
        seen = {};
        await app.inject({ url, headers: { accept: 'text/html', ...headers } });
        // A request that is not forwarded needs no mark.
        const mark = Object.keys(seen).length === 0 ? 'persisted' : seen['x-operations'];
        expect(mark).toBe('persisted');
      }
      await app.inject({ method: 'POST', url: '/graphql', headers, payload: { query: '{ __typename }' } });
      expect(seen['x-operations']).toBe('persisted');
    }
  });

  it('forwards no redirect, of pictures or of data', async () => {
    for (const url of ['/images/moved', '/graphql?id=moved']) {
      const { statusCode, headers } = await get(url);
      expect([url, statusCode, headers.location]).toEqual([url, 502, undefined]);
    }
  });

  it('answers a body of 10 MB with 413, with and without a content length', async () => {
    const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
    const large = 10 * 1024 * 1024;
    for (const length of [{ 'content-length': large }, {}]) {
      for (const path of ['/graphql', '/report']) {
        const status = await new Promise((resolve, reject) => {
          const headers = { 'content-type': 'application/json', ...length };
          const sent = httpRequest({ port, host: '127.0.0.1', path, method: 'POST', headers });
          sent.once('error', reject);
          sent.once('response', (answer) => {
            answer.resume().once('end', () => resolve(answer.statusCode));
          });
          for (let rest = large; rest > 0; rest -= 65_536) sent.write(Buffer.alloc(65_536, ' '));
          sent.end();
        });
        expect([path, status]).toEqual([path, 413]);
      }
    }
  });

  it.each([
    ['/berlin', 'GET, HEAD'],
    ['/de/berlin/swiftbite', 'GET, HEAD'],
    ['/robots.txt', 'GET, HEAD'],
    ['/sitemaps/cities-1-de.xml', 'GET, HEAD'],
    ['/.well-known/security.txt', 'GET, HEAD'],
    ['/healthz', 'GET, HEAD'],
    ['/report', 'POST'],
    ['/graphql', 'GET, HEAD, POST'],
    ['/images/c_fill,w_50/partners/x', 'GET, HEAD'],
  ])('answers 405 to other methods of %s, and lists the allowed ones: %s', async (url, allow) => {
    const taken = allow.split(', ');
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND', 'GET'] as const) {
      if (taken.includes(method)) continue;
      const { statusCode, headers } = await app.inject({ method: method as 'PUT', url });
      expect([method, statusCode, headers.allow]).toEqual([method, 405, allow]);
    }
    const { statusCode, body } = await app.inject({ method: 'HEAD', url });
    expect([statusCode === 405, body]).toEqual([!taken.includes('HEAD'), taken.includes('HEAD') ? '' : body]);
  });

  it('names the contact for reporting a vulnerability, and until when it is valid', async () => {
    const { body, headers } = await get('/.well-known/security.txt');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body).toContain('Contact: mailto:hello@citygigs.example\n');
    expect(body).toContain('Canonical: http://localhost:3000/.well-known/security.txt\n');
    const expires = Date.parse(/^Expires: (.+)$/m.exec(body)?.[1] ?? '');
    expect(expires).toBeGreaterThan(Date.now());
    expect(expires).toBeLessThan(Date.now() + 366 * 86_400_000);
  });

  it('forwards pictures', async () => {
    const { headers, body } = await get('/images/c_fill,w_50/partners/x');
    expect(headers['content-type']).toBe('image/webp');
    expect(body).toBe('picture of /images/c_fill,w_50/partners/x');
  });

  it('hands on from the image service nothing but pictures', async () => {
    const { statusCode, headers, body } = await get('/images/page.html');
    expect([statusCode, headers['content-type']]).toEqual([502, 'application/json; charset=utf-8']);
    expect(body).not.toContain('page.html');
  });

  it('answers 502 without a page when pictures are unavailable', async () => {
    const config = readServerConfig({ IMAGES_URL: 'http://127.0.0.1:9/images', LOG_LEVEL: 'silent' });
    const alone = await createServer({ config, renderer, addFiles: () => Promise.resolve() });
    const { statusCode, headers } = await alone.inject('/images/c_fill,w_50/partners/x');
    expect([statusCode, headers['content-type']]).toEqual([502, 'application/json; charset=utf-8']);
    await alone.close();
  });

  it('writes a report as one line, and limits size and number', async () => {
    const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    const report = (payload: object) => app.inject({ method: 'POST', url: '/report', payload });
    expect((await report({ level: 'warning', message: 'two\nlines' })).statusCode).toBe(204);
    const line = String(write.mock.lastCall?.[0]);
    expect(line.trimEnd()).not.toContain('\n');
    expect(JSON.parse(line)).toMatchObject({ level: 'warning', report: { message: 'two\nlines' } });
    expect((await report({ message: 'x'.repeat(20_000) })).statusCode).toBe(413);
    const answers = await Promise.all(Array.from({ length: 40 }, () => report({ message: 'again' })));
    expect(answers.filter(({ statusCode }) => statusCode === 429).length).toBeGreaterThan(0);
    write.mockRestore();
  });

  it.each(['/sitemap.xml', '/sitemaps/cities-1-de.xml', '/berlin/feed.xml', '/blog/feed.xml'])(
    '%s answers 503 while the gateway has no answer, and is never empty',
    async (path) => {
      const answer = await get(path);
      expect(answer.statusCode).toBe(503);
      expect(answer.headers['retry-after']).toBe('120');
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.body).not.toContain('<');
    },
  );

  it('is ready, and serves robots.txt', async () => {
    expect((await get('/healthz')).json()).toEqual({ status: 'ok' });
    const rules = [...(await get('/robots.txt')).body.matchAll(/^Disallow: (.*)$/gm)].map(
      ([, rule = '']) => rule,
    );
    const forbids = (path: string) =>
      rules.some((rule) => (rule.endsWith('$') ? path === rule.slice(0, -1) : path.startsWith(rule)));
    const paths = '/graphql /graphql?id=1 /report /reports /report-card /graphql-jobs /berlin'.split(' ');
    expect(paths.filter(forbids)).toEqual(['/graphql', '/graphql?id=1', '/report']);
  });
});
