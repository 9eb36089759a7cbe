// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { parseConfig } from '../src/config/parseConfig.ts';
import { createServer } from '../src/server/createServer.ts';
import { chrome, renderer, stubbedSite } from './stubbedSite.ts';

const site = stubbedSite();
const { get } = site;

describe('what the site forwards', () => {
  it('forwards GraphQL with the session, its own client class and the addresses', async () => {
    const answer = await site.app.inject({
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
    expect(site.seen['x-session-id']).toBe('s1');
    expect(site.seen['x-client-class']).toBe('human');
    expect(site.seen['x-forwarded-for']).toBe('203.0.113.7, 127.0.0.1');
  });

  it('forwards more than 64 kB only for a user who announces at most 7 MB', async () => {
    const statusOf = async (bytes: number, headers: Record<string, string> = {}) => {
      const payload = JSON.stringify({ id: 'x', variables: { picture: 'A'.repeat(bytes - 44) } });
      const answer = await site.app.inject({
        method: 'POST',
        url: '/graphql',
        headers: { 'content-type': 'application/json', ...headers },
        payload,
      });
      return answer.statusCode;
    };
    const authorization = 'Bearer t.o.k';
    const picture = 6_990_600;
    expect(await statusOf(60_000)).toBe(200);
    expect(await statusOf(picture, { authorization })).toBe(200);
    expect(site.seen['content-length']).toBe(
      String(picture - 44 + '{"id":"x","variables":{"picture":""}}'.length),
    );
    expect(await statusOf(picture)).toBe(413);
    expect(await statusOf(7_400_000, { authorization })).toBe(413);
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
        site.forget();
        await site.app.inject({ url, headers: { accept: 'text/html', ...headers } });
        // A request that is not forwarded needs no header.
        const mode = Object.keys(site.seen).length === 0 ? 'persisted' : site.seen['x-operations'];
        expect(mode).toBe('persisted');
      }
      await site.app.inject({
        method: 'POST',
        url: '/graphql',
        headers,
        payload: { query: '{ __typename }' },
      });
      expect(site.seen['x-operations']).toBe('persisted');
    }
  });

  it('forwards no redirects, neither for pictures nor for data', async () => {
    for (const url of ['/images/moved', '/graphql?id=moved']) {
      const { statusCode, headers } = await get(url);
      expect([url, statusCode, headers.location]).toEqual([url, 502, undefined]);
    }
  });

  it('forwards pictures', async () => {
    const { headers, body } = await get('/images/c_fill,w_50/partners/x');
    expect(headers['content-type']).toBe('image/webp');
    expect(body).toBe('picture of /images/c_fill,w_50/partners/x');
  });

  it('forwards nothing but pictures from the image service', async () => {
    const { statusCode, headers, body } = await get('/images/page.html');
    expect([statusCode, headers['content-type']]).toEqual([502, 'application/json; charset=utf-8']);
    expect(body).not.toContain('page.html');
  });

  it('answers 502 without a page when pictures are unavailable', async () => {
    const config = parseConfig({ IMAGES_URL: 'http://127.0.0.1:9/images', LOG_LEVEL: 'silent' });
    const app = await createServer({ config, renderer, addFiles: () => Promise.resolve() });
    const { statusCode, headers } = await app.inject('/images/c_fill,w_50/partners/x');
    expect([statusCode, headers['content-type']]).toEqual([502, 'application/json; charset=utf-8']);
    await app.close();
  });
});
