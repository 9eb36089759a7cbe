// @vitest-environment node
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { languages } from '../src/i18n/languages.ts';
import { stubbedSite } from './stubbedSite.ts';

const site = stubbedSite({ PUBLIC_ORIGIN: 'https://citygigs.example' });
const local = stubbedSite();

const policy = (scriptHash: string): string =>
  [
    "default-src 'self'",
    `script-src 'self' 'sha256-${scriptHash}'`,
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: https://lh3.googleusercontent.com https://platform-lookaside.fbsbx.com",
    "connect-src 'self' http://localhost:4200",
    'frame-src https://www.youtube-nocookie.com https://player.vimeo.com',
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self' http://localhost:4200",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types site dompurify',
  ].join('; ');

const strict = (scriptHash: string) => ({
  'content-security-policy': policy(scriptHash),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(self), microphone=()',
  'strict-transport-security': 'max-age=63072000',
});

/** The hash of the inline script of a document, as a browser computes it. */
const hashIn = (html: string): string => {
  const [, script = ''] = /<script>([\s\S]*?)<\/script>/.exec(html) ?? [];
  return createHash('sha256').update(script).digest('base64');
};

const lead = '0b2f9f0e-8f3a-4b7e-9d51-2f6a7c1d3e4f';
const job = 'more-jobs/berlin/hammerhare/jobrill';

/** One address for each route of the site. */
const pages = [
  ['', 'about', 'contact', 'terms', 'policy', '404', 'nope', 'compare', 'job-requirements-de'],
  ['profile', 'profile/user', 'profile/user/edit', 'profile/employers', 'my-desk/jobs', 'my-desk/saved'],
  ['blog', 'blog/page-2', 'blog/your-first-gig-job', 'companies', 'companies/page-2'],
  ['company/swiftbite', 'company/swiftbite/germany', 'company/swiftbite/germany/berlin'],
  ['more-jobs', 'more-jobs/page-2', `${job}/courier`, `${job}/${lead}`],
  ['redirect/berlin/swiftbite', `redirect/${job}/${lead}`, `direct/${lead}`],
  ['berlin', 'berlin/page-2', 'berlin/delivery-c', 'berlin/delivery-c/page-2', 'berlin/swiftbite'],
].flat();

const others: readonly (readonly [status: number, method: 'GET' | 'POST' | 'PUT', url: string])[] = [
  [301, 'GET', '/en/berlin'],
  [301, 'GET', '/Berlin'],
  [301, 'GET', '/old'],
  [400, 'GET', '/%'],
  [500, 'GET', '/broken'],
  [200, 'GET', '/robots.txt'],
  [200, 'GET', '/.well-known/security.txt'],
  [200, 'GET', '/healthz'],
  [502, 'GET', '/images/moved'],
  [200, 'GET', '/images/c_fill,w_80/logo.webp'],
  [200, 'POST', '/graphql'],
  [405, 'PUT', '/graphql'],
  [204, 'POST', '/report'],
  [405, 'GET', '/report'],
  [405, 'POST', '/berlin'],
];

describe('the headers of every answer', () => {
  it.each(languages.map(({ code }) => code))('protect each page in the language %s', async (code) => {
    for (const page of pages) {
      const url = `/${[code === 'en' ? '' : code, page].filter(Boolean).join('/')}`;
      const { headers, body } = await site.get(url);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(headers).toMatchObject(strict(hashIn(body)));
    }
  });

  it.each(others)('protect the answer %i to %s %s', async (status, method, url) => {
    const scriptHash = hashIn((await site.get('/berlin')).body);
    const answer = await site.app.inject({ method, url });
    expect(answer.statusCode).toBe(status);
    expect(answer.headers).toMatchObject(strict(scriptHash));
  });

  it('demand TLS only where the origin of the site has it', async () => {
    const { headers } = await local.get('/berlin');
    expect(headers['strict-transport-security']).toBeUndefined();
    expect(headers['x-content-type-options']).toBe('nosniff');
  });
});
