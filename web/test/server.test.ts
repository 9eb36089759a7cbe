// @vitest-environment node
import { request as httpRequest } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { parseConfig } from '../src/config/parseConfig.ts';
import { createServer } from '../src/server/createServer.ts';
import type { Renderer } from '../src/server/renderer.ts';
import { inlineScript, inlineScriptHash } from '../src/server/page/inlineScript.ts';
import { chrome, renderer, stubbedSite } from './stubbedSite.ts';

const site = stubbedSite();
const { get, renderPage } = site;

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

  it('compresses a page as the client prefers', async () => {
    const plain = (await get('/berlin')).body;
    const decoders = { br: brotliDecompressSync, gzip: gunzipSync };
    for (const [accepted, encoding] of [
      ['gzip, deflate, br, zstd', 'br'],
      ['gzip', 'gzip'],
    ] as const) {
      const headers = { 'user-agent': chrome, 'accept-encoding': accepted };
      for (const url of ['/berlin', '/mine', '/partly', '/berlin?token=a']) {
        const answer = await site.app.inject({ url, headers });
        expect(answer.headers['content-encoding']).toBe(encoding);
        expect(answer.headers['content-length']).toBe(String(answer.rawPayload.length));
        expect(answer.headers.vary).toBe('accept-encoding, user-agent');
        expect(decoders[encoding](answer.rawPayload).toString()).toBe(plain);
      }
    }
  });

  it('forbids caching of an incomplete page', async () => {
    const incomplete = await get('/partly');
    expect(incomplete.statusCode).toBe(200);
    expect(incomplete.headers['cache-control']).toBe('no-store');
    expect(incomplete.headers.etag).toBeUndefined();
    expect((await get('/berlin')).headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  });

  it('forbids every cache to store a page about the signed-in user', async () => {
    const answer = await get('/mine');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(answer.headers.etag).toBeUndefined();
  });

  it('forbids every cache to store a page whose address has a secret', async () => {
    const answer = await get('/berlin?modal=ResetPassword&token=a&secretHash=b');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(answer.headers.etag).toBeUndefined();
  });

  it.each(['/Berlin?token=a&secretHash=b', '/Berlin/?code=a&state=b', '/berlin/?code=a&error=b'])(
    'forbids every cache to store a redirect of an address with a secret: %s',
    async (url) => {
      const answer = await get(url);
      expect(answer.statusCode).toBe(301);
      expect(answer.headers).toMatchObject({
        'cache-control': 'private, no-store',
        'referrer-policy': 'strict-origin',
      });
      expect((await get('/Berlin?type=weekend')).headers['cache-control']).toBeUndefined();
    },
  );

  it('keeps the secrets in the address of a page out of referrers and out of the log', async () => {
    const secret = 'token=a-secret';
    const policyOf = async (url: string) => (await get(url)).headers['referrer-policy'];
    expect(await policyOf(`/berlin?modal=ResetPassword&${secret}`)).toBe('strict-origin');
    expect(await policyOf('/berlin')).toBe('strict-origin-when-cross-origin');
    const { log } = site.app;
    const error = vi.fn<typeof log.error>();
    const child = vi.spyOn(log, 'child').mockReturnValue({ ...log, error });
    renderPage.mockRejectedValueOnce(new Error('no such luck'));
    expect((await get(`/berlin?modal=ResetPassword&${secret}`)).statusCode).toBe(500);
    child.mockRestore();
    expect(error.mock.calls).toMatchObject([[{ url: '/berlin' }, 'a request failed']]);
    expect(JSON.stringify(error.mock.calls)).not.toContain(secret);
  });

  it('answers 304 for a page that the client already has', async () => {
    const headers = { 'user-agent': chrome, 'if-none-match': String((await get('/berlin')).headers.etag) };
    const known = await site.app.inject({ url: '/berlin', headers });
    expect([known.statusCode, known.body]).toEqual([304, '']);
    expect(known.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect((await site.app.inject({ url: '/de/berlin', headers })).statusCode).toBe(200);
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

  it.each(['//evil.example', '/\\evil.example', 'https://evil.example/'])(
    'redirects to no other site, even if a slug makes %s',
    async (location) => {
      renderPage.mockResolvedValueOnce({ status: 301, location });
      const answer = await get('/berlin');
      expect([answer.statusCode, answer.headers.location]).toEqual([500, undefined]);
    },
  );

  it.each(['/%E0%A4%A', '/a%00b', `/${'a'.repeat(9000)}`])('answers %s with an error page', async (url) => {
    const { statusCode, body } = await get(url);
    expect(statusCode).toBe(400);
    expect(body).toContain('badRequest en');
    expect(body).toContain('<title>badRequest &lt;title></title>');
  });

  it('answers with an error page when rendering fails', async () => {
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

  it('lets pages reach the identity service that the settings name, and no other site', async () => {
    const policy = String((await get('/berlin')).headers['content-security-policy']);
    expect(policy).toContain("connect-src 'self' http://localhost:4200;");
    expect(policy).toContain("form-action 'self' http://localhost:4200;");
    const config = parseConfig({
      LOG_LEVEL: 'silent',
      COGNITO_USER_POOL_ID: 'eu-central-1_AbCdEfGhI',
      COGNITO_CLIENT_ID: 'client',
      COGNITO_IDENTITY_POOL_ID: 'eu-central-1:7f2c1f0e-6a52-4c1e-9d0b-3f8f5a4f2b11',
      COGNITO_OAUTH_DOMAIN: 'login.example.com',
    });
    const withAmazon = await createServer({ config, renderer, addFiles: () => Promise.resolve() });
    const { headers } = await withAmazon.inject('/healthz');
    expect(headers['content-security-policy']).toContain(
      "connect-src 'self' https://cognito-idp.eu-central-1.amazonaws.com https://cognito-identity.eu-central-1.amazonaws.com https://login.example.com;",
    );
    expect(headers['content-security-policy']).toContain("form-action 'self' https://login.example.com;");
    await withAmazon.close();
  });

  it('inlines the styles of the build, allows exactly those, and links the sheets so that none is loaded twice', async () => {
    const config = parseConfig({ LOG_LEVEL: 'silent' });
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
        '<style>h1{color:red}</style><link rel="stylesheet" href="/assets/site.css" media="not all" disabled>',
      );
    }
    await withStyles.close();
  });

  it('delays the start scripts until the page is painted', async () => {
    expect((await get('/berlin')).body).toContain(
      '<template id="start"><script type="module" src="/assets/vendor.js"></script>' +
        '<script type="module" src="/assets/client.js"></script>' +
        '<link rel="modulepreload" href="src/pages/x.tsx"></template>',
    );
  });

  it('answers a body of 10 MB with 413, with and without a content length', async () => {
    const { port } = new URL(await site.app.listen({ port: 0, host: '127.0.0.1' }));
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
    ['/.well-known/change-password', 'GET, HEAD'],
    ['/healthz', 'GET, HEAD'],
    ['/readyz', 'GET, HEAD'],
    ['/report', 'POST'],
    ['/graphql', 'GET, HEAD, POST'],
    ['/images/c_fill,w_50/partners/x', 'GET, HEAD'],
  ])('answers 405 to other methods of %s, and lists the allowed ones: %s', async (url, allow) => {
    const supported = allow.split(', ');
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND', 'GET'] as const) {
      if (supported.includes(method)) continue;
      const { statusCode, headers } = await site.app.inject({ method: method as 'PUT', url });
      expect([method, statusCode, headers.allow]).toEqual([method, 405, allow]);
    }
    const { statusCode, body } = await site.app.inject({ method: 'HEAD', url });
    expect([statusCode === 405, body]).toEqual([
      !supported.includes('HEAD'),
      supported.includes('HEAD') ? '' : body,
    ]);
  });

  it('names the contact for reporting a vulnerability, and when that expires', async () => {
    const { body, headers } = await get('/.well-known/security.txt');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body).toContain('Contact: mailto:hello@citygigs.example\n');
    expect(body).toContain('Canonical: http://localhost:3000/.well-known/security.txt\n');
    const expires = Date.parse(/^Expires: (.+)$/m.exec(body)?.[1] ?? '');
    expect(expires).toBeGreaterThan(Date.now());
    expect(expires).toBeLessThan(Date.now() + 366 * 86_400_000);
  });

  it('limits the reports of each visitor, as trusted proxies name them', async () => {
    const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    const statuses = (address: string, forwardedFor: (index: number) => string, count = 31) =>
      Promise.all(
        Array.from({ length: count }, async (_, index) => {
          const answer = await site.app.inject({
            method: 'POST',
            url: '/report',
            remoteAddress: address,
            headers: { 'x-forwarded-for': forwardedFor(index) },
            payload: { message: 'again' },
          });
          return answer.statusCode;
        }),
      );
    expect(
      (await statuses('127.0.0.1', () => '203.0.113.1')).filter((status) => status === 429),
    ).toHaveLength(1);
    expect(await statuses('127.0.0.1', (index) => `203.0.113.${index + 2}`)).not.toContain(429);
    // The addresses of one subscriber of IPv6 count together.
    expect(await statuses('127.0.0.1', (index) => `2001:db8:1:1::${index + 1}`)).toContain(429);
    // So do the subscriber's networks, where the provider gives out a whole /48.
    const networks = await statuses('127.0.0.1', (index) => `2001:db8:2:${(index + 1).toString(16)}::1`, 125);
    expect(networks.filter((status) => status === 429)).toHaveLength(5);
    // Nobody else may name another address.
    expect(await statuses('198.51.100.1', (index) => `203.0.113.${index + 100}`)).toContain(429);
    write.mockRestore();
  });

  it('writes a report as one line, and limits size and number', async () => {
    const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    const report = (payload: object) => site.app.inject({ method: 'POST', url: '/report', payload });
    expect((await report({ level: 'warning', message: 'two\nlines' })).statusCode).toBe(204);
    const line = String(write.mock.lastCall?.[0]);
    expect(line.trimEnd()).not.toContain('\n');
    expect(JSON.parse(line)).toMatchObject({ level: 'warning', report: { message: 'two\nlines' } });
    expect((await report({ message: 'x'.repeat(20_000) })).statusCode).toBe(413);
    const started = process.cpuUsage();
    expect((await report({ message: 'x'.repeat(16_000) })).statusCode).toBe(204);
    expect(process.cpuUsage(started).user).toBeLessThan(150_000);
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

  it('lives, is ready while the gateway answers, and serves robots.txt', async () => {
    expect((await get('/healthz')).json()).toEqual({ status: 'ok' });
    const ready = await get('/readyz');
    expect([ready.statusCode, ready.headers['cache-control'], ready.json()]).toEqual([
      200,
      'no-store',
      { status: 'ready' },
    ]);
    const rules = [...(await get('/robots.txt')).body.matchAll(/^Disallow: (.*)$/gm)].map(
      ([, rule = '']) => rule,
    );
    const forbids = (path: string) =>
      rules.some((rule) => (rule.endsWith('$') ? path === rule.slice(0, -1) : path.startsWith(rule)));
    const paths = '/graphql /graphql?id=1 /report /reports /report-card /graphql-jobs /berlin'.split(' ');
    expect(paths.filter(forbids)).toEqual(['/graphql', '/graphql?id=1', '/report']);
  });
});
