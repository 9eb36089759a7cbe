// @vitest-environment node
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { signatureOf } from '@citygigs/server/purging/signedPurges.ts';
import { chrome, stubbedSite } from '../stubbedSite.ts';

/** The keys that a stand-in for the CDN is told to purge. */
const purged: (string | undefined)[] = [];
const cdn = createServer((request, response) => {
  purged.push([request.headers['surrogate-key']].flat()[0]);
  response.end();
}).listen(0, '127.0.0.1');
await once(cdn, 'listening');
afterAll(() => void cdn.close());

const secret = 'a secret of at least 32 characters';
const site = stubbedSite({
  // Without pages of its own, a site may still have a CDN.
  HTML_CACHE_FRESH_S: '0',
  SURROGATE_MAX_AGE_S: '3600',
  PURGE_SECRET: secret,
  CDN_PURGE_URL: `http://127.0.0.1:${(cdn.address() as AddressInfo).port}/purge`,
});

const signed = (what: object) => {
  const payload = JSON.stringify(what);
  const time = String(Math.floor(Date.now() / 1_000));
  const signature = signatureOf(secret, time, payload);
  const headers = {
    'content-type': 'application/json',
    'x-purge-timestamp': time,
    'x-purge-signature': signature,
  };
  return site.app.inject({ method: 'POST', url: '/purge', headers, payload });
};

describe('the CDN in front of a site', () => {
  beforeEach(() => {
    purged.length = 0;
  });

  it('is purged of what a visitor changed, and once more when all gateways know of it', async () => {
    site.answerChanged('offer-1 review-2');
    await site.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { 'content-type': 'application/json', 'user-agent': chrome },
      payload: { id: 'x', variables: {} },
    });
    site.answerChanged(null);
    const keys = ['offer-1 review-2', 'offer-1 review-2'];
    await vi.waitFor(() => expect(purged).toEqual(keys), { timeout: 10_000, interval: 20 });
  });

  it('is purged of what programs ask for, by the keys of its answers', async () => {
    const page = await site.get('/bremen');
    const keys = String(page.headers['surrogate-key']).split(' ');
    for (const [at, what] of [{ ids: ['offer-1'] }, { paths: ['/bremen'] }, { all: true }].entries()) {
      purged.length = 0;
      expect((await signed(what)).statusCode).toBe(200);
      await vi.waitFor(() => expect(purged).toContain(keys[at]), { timeout: 10_000, interval: 20 });
    }
  });
});
