import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { partnerSitePlugin } from './partnerSitePlugin.ts';

describe('partner site', () => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = Fastify();
    await app.register(partnerSitePlugin, { prefix: '/partner-site' });
  });
  afterAll(() => app.close());

  const get = (path: string, headers: Record<string, string> = {}) =>
    app.inject({ url: `/partner-site/${path}`, headers });

  it('shows the partner, the application, the city and a note that the page is a sample', async () => {
    const answer = await get('paws-and-co?lead=7d0e5f9c-1111-4222-8333-444455556666&city=berlin');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.body).toContain('<h1>Welcome to Paws and Co</h1>');
    expect(answer.body).toContain('Sample partner page');
    expect(answer.body).toContain('<dd>7d0e5f9c-1111-4222-8333-444455556666</dd>');
    expect(answer.body).toContain('<dd>berlin</dd>');
  });

  it('links back to the referring page', async () => {
    const answer = await get('swiftbite', { referer: 'https://jobs.example/berlin/swiftbite?x=1' });
    expect(answer.body).toContain('<a href="https://jobs.example/">');
    expect((await get('swiftbite')).body).toContain('<a href="http://localhost:3000/">');
    expect((await get('swiftbite', { referer: 'javascript:alert(1)' })).body).not.toContain('javascript:');
  });

  it('escapes the values of the query', async () => {
    const attack = `"><script>alert(1)</script><img src=x onerror='alert(2)'>&amp;`;
    const answer = await get(
      `swiftbite?lead=${encodeURIComponent(attack)}&city=${encodeURIComponent(attack)}`,
    );
    expect(answer.statusCode).toBe(200);
    expect(answer.body).not.toMatch(/<script|<img/);
    expect(answer.body).toContain('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
  });

  it('uses the first of repeated values and truncates long ones', async () => {
    const answer = await get(`swiftbite?lead=one&lead=two&city=${'x'.repeat(5000)}`);
    expect(answer.body).toContain('<dd>one</dd>');
    expect(answer.body).toContain(`<dd>${'x'.repeat(200)}</dd>`);
  });

  it.each(['%3Cscript%3E', '..%2F..', 'a%20b'])('answers 404 for the partner %s', async (slug) => {
    expect((await get(slug)).statusCode).toBe(404);
  });

  it('answers HEAD without a body', async () => {
    const answer = await app.inject({ method: 'HEAD', url: '/partner-site/swiftbite' });
    expect([answer.statusCode, answer.body]).toEqual([200, '']);
  });
});
