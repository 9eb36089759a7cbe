// @vitest-environment node
import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { queryObjects } from 'node:v8';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { parseConfig } from '../../src/config/parseConfig.ts';
import * as entry from '../../src/entry/server.tsx';
import { SiteEnvironment } from '../../src/relay/SiteEnvironment.ts';
import { createServer } from '../../src/server/createServer.ts';
import { chrome, renderer } from '../stubbedSite.ts';

// The build provides the style sheets.
vi.mock('../../src/ui/theme/styles.ts', () => ({}));

const data = {
  city: null,
  categories: [],
  newestCities: [],
  topCities: [],
  phrases: [],
  redirectLinks: [],
};

const gateway = createHttpServer((request, response) => {
  request.resume().on('end', () => {
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ data }));
  });
});
await new Promise<void>((ready) => gateway.listen(0, '127.0.0.1', ready));
const { port } = gateway.address() as AddressInfo;
const app = await createServer({
  config: parseConfig({
    GATEWAY_URL: `http://127.0.0.1:${port}/graphql`,
    LOG_LEVEL: 'silent',
    HTML_CACHE_FRESH_S: '0',
    PAGE_PATIENCE_MS: '60000',
  }),
  renderer: { ...renderer, entry: () => Promise.resolve(entry) },
  addFiles: () => Promise.resolve(),
});
afterAll(async () => {
  await app.close();
  gateway.close();
});

describe('pages with addresses of their own', () => {
  it('leave no store and no signal of their requests behind', async () => {
    const pages = 50;
    for (let at = 0; at < pages; at += 1) {
      const url = `/city-${at}?visit=${at}`;
      expect((await app.inject({ url, headers: { 'user-agent': chrome } })).statusCode).toBe(404);
    }
    // Collects, and what is collected is forgotten in a later turn.
    queryObjects(AbortSignal);
    await pause(10);
    expect(queryObjects(AbortSignal)).toBeLessThan(pages / 5);
    expect(queryObjects(SiteEnvironment)).toBeLessThan(pages / 5);
  }, 60_000);
});
