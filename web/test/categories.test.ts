// @vitest-environment node
import { createServer as createHttpServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { getRequest } from 'relay-runtime';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import cityPageQuery from '../src/__generated__/CityPageQuery.graphql.ts';
import companiesPageQuery from '../src/__generated__/CompaniesPageQuery.graphql.ts';
import { parseConfig } from '../src/config/parseConfig.ts';
import * as entry from '../src/entry/server.tsx';
import { createServer } from '../src/server/createServer.ts';

// The build provides the style sheets.
vi.mock('../src/ui/theme/styles.ts', () => ({}));

const idOf = (query: Parameters<typeof getRequest>[0]) => getRequest(query).params.id;
const pages = new Set([idOf(cityPageQuery), idOf(companiesPageQuery)]);

let slugs: readonly string[] | null = ['driving', 'delivery'];
let listCalls = 0;
/** The variables of the last page's query. */
let pageVariables: Record<string, unknown> = {};
let gateway: Server;
let app: FastifyInstance;

/** Answers with the list of categories; null for anything else. */
const answerTo = ({ id, variables }: { id: string; variables: Record<string, unknown> }) => {
  if (pages.has(id)) pageVariables = variables;
  if (id !== entry.categoriesQuery.params.id || slugs === null) return null;
  listCalls += 1;
  return { data: { categories: slugs.map((slug) => ({ orgSlug: slug, slug })) } };
};

const start = async (maxAgeS: string) => {
  const { port } = gateway.address() as AddressInfo;
  const config = parseConfig({
    GATEWAY_URL: `http://127.0.0.1:${port}/graphql`,
    CATEGORIES_MAX_AGE_S: maxAgeS,
    LOG_LEVEL: 'silent',
  });
  app = await createServer({
    config,
    renderer: {
      entry: () => Promise.resolve(entry),
      filesFor: () => ({ styles: [], scripts: [], preloads: [] }),
    },
    addFiles: () => Promise.resolve(),
  });
};

const get = async (url: string) => {
  pageVariables = {};
  const { body } = await app.inject({ url });
  const boot = JSON.parse(/id="boot">(.*?)<\/script>/.exec(body)?.[1] ?? '{}') as { categories?: unknown };
  return { pageVariables, categories: boot.categories };
};

beforeAll(async () => {
  gateway = createHttpServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const operation = JSON.parse(String(Buffer.concat(parts))) as Parameters<typeof answerTo>[0];
    const answer = answerTo(operation);
    if (answer === null) response.writeHead(502).end();
    else response.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
  });
  await new Promise<void>((ready) => gateway.listen(0, '127.0.0.1', ready));
});

afterAll(() => gateway.close());

describe('the list of categories', () => {
  it(
    'is sent to the browser, and filters keep its slugs and order',
    { tags: ['R2.38', 'R2.75'] },
    async () => {
      slugs = ['driving', 'delivery'];
      await start('60');
      const city = await get('/berlin?categories=delivery,beekeeping,driving');
      expect(city.categories).toEqual(['driving', 'delivery']);
      expect(city.pageVariables['categories']).toEqual(['driving', 'delivery']);
      expect((await get('/companies?category=beekeeping')).pageVariables['category']).toBeNull();
      expect(listCalls).toBe(1);
      await app.close();
    },
  );

  it('contains a category that the services have added', { tags: ['R2.38', 'R2.75'] }, async () => {
    slugs = ['delivery'];
    await start('1');
    expect((await get('/berlin?categories=beekeeping')).pageVariables['categories']).toEqual([]);
    slugs = ['delivery', 'beekeeping'];
    await pause(1100);
    // This page still has the old list, while the new one is fetched.
    await get('/berlin');
    await expect.poll(async () => (await get('/berlin')).categories).toEqual(['delivery', 'beekeeping']);
    expect((await get('/berlin?categories=beekeeping')).pageVariables['categories']).toEqual(['beekeeping']);
    expect((await get('/companies?category=beekeeping')).pageVariables['category']).toBe('beekeeping');
    // The last list is kept when loading fails.
    slugs = null;
    await pause(1100);
    await get('/berlin');
    expect((await get('/berlin?categories=no-such')).pageVariables['categories']).toEqual([]);
    await app.close();
  });

  it('accepts any well-formed slug until it has loaded once', async () => {
    slugs = null;
    await start('60');
    const city = await get('/berlin?categories=beekeeping,%22%3E');
    expect(city.categories).toBeNull();
    expect(city.pageVariables['categories']).toEqual(['beekeeping']);
    slugs = ['delivery'];
    expect((await get('/berlin?categories=beekeeping')).pageVariables['categories']).toEqual([]);
    await app.close();
  });
});
