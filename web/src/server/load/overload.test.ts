// @vitest-environment node
import { once } from 'node:events';
import {
  Agent,
  createServer as createHttpServer,
  request as httpRequest,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterEach, expect, it, vi } from 'vitest';
import { parseConfig } from '../../config/parseConfig.ts';
import { createServer } from '../createServer.ts';
import { chrome, renderer, stubbedPage } from '../../../test/stubbedSite.ts';

const agent = new Agent({ maxSockets: Infinity });

/** Responses of the gateway and the image service that a test has not sent yet. */
let held: ServerResponse[] = [];
let isHolding = false;
/** How long a rendering keeps the event loop. */
let renderMs = 0;
let busy: NodeJS.Timeout | undefined;
let upstream: Server;
let app: FastifyInstance;
let site: string;

const answerAll = () => {
  isHolding = false;
  for (const response of held) response.end('{"data":{}}');
  held = [];
};

const keepLoopFor = (ms: number): void => {
  const end = performance.now() + ms;
  while (performance.now() < end);
};

const start = async (maxDelayMs: string, maxRequests = '60') => {
  held = [];
  isHolding = true;
  upstream = createHttpServer((request, response) => {
    request.resume();
    response.setHeader(
      'content-type',
      request.url?.startsWith('/images') ? 'image/webp' : 'application/json',
    );
    if (isHolding) held.push(response);
    else response.end('{"data":{}}');
  });
  upstream.listen(0, '127.0.0.1');
  await once(upstream, 'listening');
  const origin = `http://127.0.0.1:${(upstream.address() as AddressInfo).port}`;
  const config = parseConfig({
    GATEWAY_URL: `${origin}/graphql`,
    IMAGES_URL: `${origin}/images`,
    MAX_REQUESTS: maxRequests,
    MAX_DELAY_MS: maxDelayMs,
    TRUSTED_PROXIES: 'loopback',
    LOG_LEVEL: 'silent',
  });
  const entry = await renderer.entry();
  const renderPage: typeof entry.renderPage = async (request) => {
    await request.send({ name: 'page', id: 'page', operationKind: 'query' } as never, {});
    await request.turn();
    keepLoopFor(renderMs);
    return stubbedPage(request);
  };
  app = await createServer({
    config,
    renderer: { ...renderer, entry: () => Promise.resolve({ ...entry, renderPage }) },
    addFiles: () => Promise.resolve(),
  });
  site = await app.listen({ port: 0, host: '127.0.0.1' });
};
afterEach(async () => {
  renderMs = 0;
  clearInterval(busy);
  answerAll();
  await app.close();
  upstream.close();
  upstream.closeAllConnections();
});

const get = async (path: string, from = '203.0.113.1') => {
  const headers = { 'user-agent': chrome, 'x-forwarded-for': from };
  const request = httpRequest(site + path, { agent, headers });
  request.end();
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  const text = (await response.toArray()).join('');
  const { 'retry-after': retryAfter, 'x-content-type-options': sniffing } = response.headers;
  return { status: response.statusCode, retryAfter, sniffing, text };
};

const open = (paths: readonly string[], from?: string) => {
  const answers = paths.map((path) => get(path, from));
  return { ended: () => Promise.all(answers) };
};

/** Asks again while a busy machine makes the site refuse. */
const getAccepted = async (path: string): ReturnType<typeof get> => {
  const answer = await get(path);
  return answer.status === 503 ? getAccepted(path) : answer;
};

/** Different pictures, each of which the image service holds back. */
const pictures = (count: number) => Array.from({ length: count }, (_, index) => `/images/a/${index}.webp`);

it('refuses every kind of request beyond the limit with 503 and when to come back, but tells its health', async () => {
  await start('60000');
  const accepted = open(pictures(60));
  await vi.waitFor(() => expect(held.length).toBeGreaterThanOrEqual(60), 10_000);
  const paths = ['/berlin', '/graphql?id=x', '/images/a/b.webp', '/robots.txt', '/berlin/feed.xml'];
  const refused = await Promise.all(
    Array.from({ length: 20 }, () => paths)
      .flat()
      .map((path) => get(path)),
  );
  expect(
    new Set(refused.map(({ status, retryAfter, sniffing }) => `${status} ${retryAfter} ${sniffing}`)),
  ).toEqual(new Set(['503 2 nosniff']));
  expect(await get('/healthz')).toMatchObject({ status: 200 });
  answerAll();
  expect(new Set((await accepted.ended()).map(({ status }) => status))).toEqual(new Set([200]));
  expect(await get('/berlin')).toMatchObject({ status: 200 });
});

// Node measures no delay in turns longer than the interval of the samples.
it.each([90, 200])(
  'refuses what takes time while turns of its event loop take %i ms, and sends cached pages and files',
  async (turnMs) => {
    // A busy machine alone makes turns of some 50 ms.
    await start('70');
    isHolding = false;
    expect(await get('/berlin')).toMatchObject({ status: 200 });
    isHolding = true;
    const pages = [1, 2, 3, 4].map((type) => `/de/berlin?type=${type}`);
    const accepted = [...pictures(40), ...pages].map(getAccepted);
    await vi.waitFor(() => expect(held.length).toBeGreaterThanOrEqual(44), 10_000);
    busy = setInterval(() => keepLoopFor(turnMs), 1);
    await new Promise((resolve) => setTimeout(resolve, 800));
    // Of a network that asks for little, pages are rendered.
    const other = open(['/de/bremen'], '198.51.100.7');
    const page = await get('/de/hamburg');
    expect(page).toMatchObject({ status: 503, retryAfter: '2' });
    expect(page.text).toContain('<h1>unavailable de</h1>');
    for (const path of ['/graphql?id=x', '/images/a/other.webp'])
      expect(await get(path)).toMatchObject({ status: 503, retryAfter: '2' });
    for (const path of ['/berlin', '/healthz', '/robots.txt'])
      expect(await get(path)).toMatchObject({ status: 200 });
    clearInterval(busy);
    answerAll();
    const statuses = [...(await Promise.all(accepted)), ...(await other.ended())].map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await get('/de/hamburg')).toMatchObject({ status: 200 });
  },
);

it('refuses the pages of a flood beyond those that may wait, and tells its health before these are rendered', async () => {
  await start('60000', '2000');
  isHolding = false;
  renderMs = 10;
  const answers: string[] = [];
  const ask = async (path: string, from?: string) => {
    const { status } = await get(path, from);
    answers.push(path === '/healthz' ? 'health' : String(status));
  };
  await Promise.all([
    ...Array.from({ length: 200 }, (_, index) =>
      ask(`/berlin?type=t${index + 2}`, `203.0.113.${index % 20}`),
    ),
    ask('/healthz'),
  ]);
  const countOf = (answer: string, among = answers) => among.filter((each) => each === answer).length;
  expect(countOf('200')).toBeGreaterThanOrEqual(64);
  // How many depends on how fast the requests arrive.
  expect(countOf('503')).toBeGreaterThan(32);
  expect(countOf('200') + countOf('503')).toBe(200);
  expect(countOf('200', answers.slice(answers.indexOf('health')))).toBeGreaterThanOrEqual(32);
  expect(await get('/de/hamburg')).toMatchObject({ status: 200 });
});

it.each([1, 2, 5])('renders the pages of others while %i networks ask for very many', async (floods) => {
  await start('60000', '2000');
  isHolding = false;
  renderMs = 10;
  const statuses = async (from: (index: number) => string, count: number) => {
    const paths = Array.from({ length: count }, (_, index) => `/berlin?type=${from(0)}-${index}`);
    const answers = await Promise.all(paths.map((path, index) => get(path, from(index))));
    return answers.map(({ status }) => status);
  };
  const [ofOne, ofOthers] = await Promise.all([
    statuses((index) => `2001:db8:${index % floods}:${index.toString(16)}::1`, 200),
    statuses((index) => `198.51.100.${index + 1}`, 20),
  ]);
  expect(ofOthers).toEqual(Array.from({ length: 20 }, () => 200));
  expect(ofOne.filter((status) => status === 200).length).toBeGreaterThanOrEqual(32);
  expect(ofOne.filter((status) => status === 503).length).toBeGreaterThan(64);
});
