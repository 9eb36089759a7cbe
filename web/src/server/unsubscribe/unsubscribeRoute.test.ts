// @vitest-environment node
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Config } from '../../config/parseConfig.ts';
import { routeOf } from '../address/pageAddress.ts';
import type { Renderer } from '../renderer.ts';
import { unsubscribeQuery } from './unsubscribeQuery.ts';
import { addUnsubscribe } from './unsubscribeRoute.ts';

const oneClick = {
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  payload: 'List-Unsubscribe=One-Click',
};
let gateway: FastifyInstance;
let app: FastifyInstance;
let asked: unknown[];
let answer: object | null;

beforeEach(async () => {
  asked = [];
  answer = { success: true };
  gateway = Fastify();
  gateway.post('/graphql', async ({ body, query }) => {
    asked.push({ ...(query as object), ...(body as { variables: object }).variables });
    return { data: { unsubscribe: answer } };
  });
  const gatewayUrl = `${await gateway.listen({ port: 0, host: '127.0.0.1' })}/graphql`;
  app = Fastify({ rewriteUrl: ({ url = '/', method = 'GET' }) => routeOf(url, false, method) });
  const renderer = { entry: async () => ({ unsubscribeQuery }) } as Partial<Renderer> as Renderer;
  await addUnsubscribe(app, { gatewayUrl, gatewayRetryMs: 0 } as Partial<Config> as Config, renderer);
});

afterEach(async () => {
  await app.close();
  await gateway.close();
});

const post = (url: string, options: object = oneClick) => app.inject({ method: 'POST', url, ...options });

describe('a POST to the link of a mail', () => {
  it('unsubscribes without a cookie, a page or a redirect, whatever its body, and again', async () => {
    for (const options of [oneClick, oneClick, {}]) {
      const { statusCode, headers, body } = await post('/de/my-desk/saved?token=abc', options);
      expect([statusCode, body, headers.location]).toEqual([200, 'done', undefined]);
      expect(headers['cache-control']).toBe('no-store');
    }
    expect(asked).toEqual(Array.from({ length: 3 }, () => ({ lang: 'de', token: 'abc' })));
  });

  it('from the form of the page leads back to the page, which says what came of it', async () => {
    const page = '/de/my-desk/saved?token=abc&page=1';
    expect((await post(page)).headers.location).toBe('/de/my-desk/saved?result=done');
    answer = { success: false };
    expect((await post(page)).headers.location).toBe('/de/my-desk/saved?result=expired');
    await gateway.close();
    const { statusCode, headers } = await post(page);
    expect([statusCode, headers.location]).toEqual([303, '/de/my-desk/saved?token=abc&result=failed']);
  });

  it('is refused without a valid token, and answers 503 when the gateway fails', async () => {
    expect((await post('/my-desk/saved')).statusCode).toBe(404);
    expect(asked).toEqual([]);
    answer = { success: false };
    expect((await post('/my-desk/saved?token=x')).statusCode).toBe(404);
    answer = null;
    expect((await post('/my-desk/saved?token=x')).statusCode).toBe(404);
    await gateway.close();
    expect((await post('/my-desk/saved?token=x')).statusCode).toBe(503);
  });

  it('changes nothing as a GET, which opens the page', async () => {
    expect((await app.inject('/my-desk/saved?token=abc')).statusCode).toBe(404);
    expect(routeOf('/my-desk/saved?token=abc')).toBe('/page');
    expect(routeOf('/my-desk/jobs', false, 'POST')).toBe('/page');
    expect(asked).toEqual([]);
  });
});
