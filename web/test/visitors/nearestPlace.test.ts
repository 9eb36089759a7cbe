// @vitest-environment node
import { createServer as createHttpServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { parseConfig } from '../../src/config/parseConfig.ts';
import { createServer } from '../../src/server/createServer.ts';
import type { Renderer } from '../../src/server/renderer.ts';
import { chrome, renderer, stubbedPage } from '../stubbedSite.ts';

const utrecht = { id: 'c', slug: 'utrecht', name: 'Utrecht', state: null, country: { code: 'NL' } };
const salem = { id: 'd', slug: 'salem', name: 'Salem', state: 'OR', country: { code: 'US' } };
const found = { succeeded: true, latitude: 52.1, longitude: 5.1 };

/** What the gateway answers, and what it was asked. */
let location: object | null = found;
let cities: object[] | null = [];
let delayMs = 0;
const asked: { variables: Record<string, unknown>; from: unknown; client: unknown }[] = [];
const rendered = vi.fn();

const answerTo = async (request: IncomingMessage): Promise<object> => {
  const { variables } = JSON.parse(await text(request)) as { variables: Record<string, unknown> };
  if ('latitude' in variables || Object.keys(variables).length === 0)
    asked.push({
      variables,
      from: request.headers['x-forwarded-for'],
      client: request.headers['x-client-class'],
    });
  await pause(delayMs);
  return 'latitude' in variables
    ? { data: { nearbyCities: cities } }
    : { data: { location, categories: [] }, ...(location === null ? { errors: [{ message: 'down' }] } : {}) };
};

const gateway = createHttpServer((request, response) => {
  void answerTo(request).then((answer) =>
    response.setHeader('content-type', 'application/json').end(JSON.stringify(answer)),
  );
});
let app: Awaited<ReturnType<typeof createServer>>;

beforeAll(async () => {
  await new Promise<void>((ready) => gateway.listen(0, '127.0.0.1', ready));
  const config = parseConfig({
    GATEWAY_URL: `http://127.0.0.1:${(gateway.address() as AddressInfo).port}/graphql`,
    LOG_LEVEL: 'silent',
    PAGE_PATIENCE_MS: '300',
    HTML_CACHE_FRESH_S: '3600',
    SURROGATE_MAX_AGE_S: '60',
  });
  const stubbed: Renderer = {
    ...renderer,
    entry: async () => ({
      ...(await renderer.entry()),
      renderPage: (request) => {
        rendered(request.url);
        return Promise.resolve(stubbedPage(request));
      },
    }),
  };
  app = await createServer({ config, renderer: stubbed, addFiles: () => Promise.resolve() });
  // The list of categories is read once.
  await app.inject({ url: '/warm', headers: { 'user-agent': chrome } });
});

afterAll(async () => {
  await app.close();
  gateway.close();
});

beforeEach(() => {
  [location, cities, delayMs] = [found, [utrecht], 0];
  asked.length = 0;
});

const get = (url: string, userAgent = chrome, address = '203.0.113.9') =>
  app.inject({ url, headers: { 'user-agent': userAgent, 'x-forwarded-for': address } });

it.each([
  ['/more-jobs', '/more-jobs?city=utrecht&country_code=nl'],
  ['/nl/more-jobs', '/nl/more-jobs?city=utrecht&country_code=nl'],
  ['/more-jobs?keyword=nurse', '/more-jobs?city=utrecht&country_code=nl&keyword=nurse'],
  ['/more-jobs?utm_source=x', '/more-jobs?city=utrecht&country_code=nl&utm_source=x'],
])(
  '%s leads to the nearest city, for this visitor alone',
  { tags: ['R2.111', 'R2.113'] },
  async (url, to) => {
    const { statusCode, headers } = await get(url);
    expect([statusCode, headers.location]).toEqual([302, to]);
    expect(headers['cache-control']).toBe('private, no-store');
    expect(asked).toEqual([
      { variables: {}, from: expect.stringMatching(/^203\.0\.113\.9/) as string, client: 'human' },
      { variables: { latitude: 52.1, longitude: 5.1 }, from: asked[0]?.from, client: 'human' },
    ]);
    expect(rendered).not.toHaveBeenCalledWith(url);
  },
);

it('has the state of a city that has one', { tags: ['R2.112'] }, async () => {
  cities = [salem, utrecht];
  expect((await get('/more-jobs')).headers.location).toBe('/more-jobs?city=salem&state=or&country_code=us');
});

it('is looked up for each visitor, before and after a page without a place is kept', async () => {
  location = { ...found, succeeded: false };
  expect((await get('/more-jobs')).statusCode).toBe(200);
  location = found;
  expect((await get('/more-jobs')).statusCode).toBe(302);
  cities = [salem];
  expect((await get('/more-jobs', chrome, '198.51.100.4')).headers.location).toContain('salem');
});

it.each([
  ['the look-up fails', () => (location = { ...found, succeeded: false })],
  ['the gateway has no answer', () => (location = null)],
  ['no city is near', () => (cities = [])],
  ['the cities are not answered', () => (cities = null)],
  ['the answer is slow', () => (delayMs = 5_000)],
])('is left out when %s, and no shared cache keeps that page', { tags: ['R2.116'] }, async (_what, fail) => {
  fail();
  const { statusCode, headers } = await get('/de/more-jobs');
  expect([statusCode, headers['cache-control'], headers['surrogate-control']]).toEqual([
    200,
    'private, no-cache',
    undefined,
  ]);
});

it('is not looked up for programs', { tags: ['R2.117'] }, async () => {
  const { statusCode } = await get('/more-jobs', 'Googlebot/2.1 (+http://www.google.com/bot.html)');
  expect([statusCode, asked]).toEqual([200, []]);
});

it.each([
  '/more-jobs?city=',
  '/more-jobs?city=berlin&keyword=x',
  '/more-jobs?country_code=de',
  '/more-jobs/page-2',
  '/berlin',
])('is not looked up for %s, which a shared cache may keep', async (url) => {
  const { statusCode, headers } = await get(url);
  expect([statusCode, asked]).toEqual([200, []]);
  expect([headers['cache-control'], headers['surrogate-control']]).toEqual([
    'public, max-age=0, must-revalidate',
    'max-age=60',
  ]);
});
