// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { signatureOf } from '@citygigs/server/purging/signedPurges.ts';
import { stubbedSite } from '../stubbedSite.ts';

const secret = 'a secret of at least 32 characters';
const site = stubbedSite({ HTML_CACHE_FRESH_S: '3600', PURGE_SECRET: secret });
const { get, renderPage } = site;

/** How many pages are rendered while `work` runs. */
const renderedIn = async (work: () => Promise<unknown>): Promise<number> => {
  const before = renderPage.mock.calls.length;
  await work();
  return renderPage.mock.calls.length - before;
};

const now = () => Math.floor(Date.now() / 1_000);
let last = 0;

/** A time at which this file has signed nothing yet. */
const nextTime = (): string => {
  last = Math.max(last + 1, now() - 200);
  return String(last);
};

const purge = async (
  what: object,
  { time = nextTime(), secret: used = secret }: { readonly time?: string; readonly secret?: string } = {},
) => {
  const payload = JSON.stringify(what);
  const headers = {
    'content-type': 'application/json',
    'x-purge-timestamp': time,
    'x-purge-signature': signatureOf(used, time, payload),
  };
  const answer = await site.app.inject({ method: 'POST', url: '/purge', headers, payload });
  return { status: answer.statusCode, ...answer.json<{ purged?: number }>() };
};

describe('POST /purge', () => {
  it('removes pages by path, by id, or all, and passes the signed request on to the gateway', async () => {
    await get('/bremen');
    expect(await purge({ paths: ['/elsewhere'] })).toEqual({ status: 200, purged: 0 });
    expect(await renderedIn(() => get('/bremen'))).toBe(0);
    for (const what of [{ paths: ['/bremen'] }, { ids: ['offer-1'] }, { all: true }]) {
      site.forget();
      expect(await purge(what)).toEqual({ status: 200, purged: 1 });
      expect(site.seen['x-purge-signature']).toMatch(/^[\da-f]{64}$/);
      expect(await renderedIn(() => get('/bremen'))).toBe(1);
    }
  });

  it('is refused, and not passed on, with a wrong signature, an old one, one that came before, and a wrong body', async () => {
    site.forget();
    const old = String(now() - 302);
    expect((await purge({ all: true }, { secret: 'another' })).status).toBe(401);
    expect((await purge({ all: true }, { time: old })).status).toBe(401);
    expect((await purge({ everything: true })).status).toBe(422);
    expect(
      (await site.app.inject({ method: 'POST', url: '/purge', payload: '{"all":true}' })).statusCode,
    ).toBe(401);
    expect(site.seen).toEqual({});
    const time = nextTime();
    expect((await purge({ all: true }, { time })).status).toBe(200);
    expect((await purge({ all: true }, { time })).status).toBe(409);
  });

  it('answers 502 when the gateway could not be purged, whose old answers may be kept again', async () => {
    await get('/bremen');
    site.gatewayFails(true);
    expect(await purge({ all: true })).toMatchObject({ status: 502, purged: 1 });
    site.gatewayFails(false);
  });
});

describe('without a secret', () => {
  const closed = stubbedSite({ HTML_CACHE_FRESH_S: '3600' });
  it('there is no such address', async () => {
    const answer = await closed.app.inject({ method: 'POST', url: '/purge', payload: '{"all":true}' });
    expect(answer.statusCode).toBe(404);
  });
});
