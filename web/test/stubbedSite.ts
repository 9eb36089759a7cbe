import { createServer as createHttpServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, vi } from 'vitest';
import { parseConfig } from '../src/config/parseConfig.ts';
import { textsIn } from '../src/entry/textsIn.ts';
import { createServer } from '../src/server/createServer.ts';
import { categoriesQuery } from '../src/server/gateway/categoriesQuery.ts';
import { feedQueries } from '../src/server/feed/feedQueries.ts';
import type { Renderer } from '../src/server/renderer.ts';
import { sitemapQueries } from '../src/server/sitemap/sitemapQueries.ts';
import { nearVisitorQueries } from '../src/server/page/nearVisitorQueries.ts';
import { unsubscribeQuery } from '../src/server/unsubscribe/unsubscribeQuery.ts';

export const chrome =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';
type RenderPage = Awaited<ReturnType<Renderer['entry']>>['renderPage'];
const renderPage = vi.fn<RenderPage>();
const phrasesVersion = vi.fn<(language: string) => number>(() => 0);
/** A page without React and data. */
export const stubbedPage = ({ language, config, bot }: Parameters<RenderPage>[0]) => ({
  status: 200,
  head: '',
  sprite: '',
  html: '',
  boot: {
    language,
    config,
    bot,
    phrases: {},
    categories: [],
    search: '',
    records: {},
    late: [],
    messages: [],
  },
  pending: false,
  late: false,
  complete: true,
  isPrivate: false,
  module: 'src/pages/x.tsx',
});
/** Pages without React. */
export const renderer: Renderer = {
  entry: () =>
    Promise.resolve({
      renderPage,
      // The pages read the parameter `type`.
      renderedUrl: async (url) => {
        const { pathname, searchParams } = new URL(url, 'http://site');
        const read = new URLSearchParams(
          [...searchParams].filter(([name]) => name === 'type' || name === 'utm_source'),
        );
        return read.size === 0 ? pathname : `${pathname}?${read}`;
      },
      renderProblem: (problem, language) =>
        Promise.resolve({ title: `${problem} <title>`, html: `<h1>${problem} ${language}</h1>` }),
      fontUrl: '/assets/inter.woff2',
      categoriesQuery,
      feedQueries,
      sitemapQueries,
      textsIn,
      unsubscribeQuery,
      nearVisitorQueries,
      phrasesVersion,
    }),
  filesFor: (modules) => ({
    scripts: ['/assets/vendor.js', '/assets/client.js'],
    styles: ['/assets/site.css'],
    preloads: modules.flatMap((m) => m ?? []),
  }),
};

/**
 * A site for the tests of one file, in front of a gateway and an image service that answer with the requested URL. It keeps no
 * pages unless `settings` say so.
 */
export const stubbedSite = (settings: Readonly<Record<string, string>> = {}) => {
  let gateway: Server;
  let seen: IncomingHttpHeaders = {};
  let app: FastifyInstance;
  let changedIds: string | null = null;
  let fails = false;

  beforeAll(async () => {
    gateway = createHttpServer((request, response) => {
      seen = request.headers;
      if (fails) return response.writeHead(500).end();
      if (changedIds !== null) response.setHeader('x-changed-ids', changedIds);
      if (request.url?.includes('moved'))
        return response.writeHead(302, { location: 'https://evil.example/' }).end();
      if (request.url?.startsWith('/images/c_fill'))
        return response.setHeader('content-type', 'image/webp').end(`picture of ${request.url}`);
      return response.setHeader('content-type', 'application/json').end(JSON.stringify({ url: request.url }));
    });
    await new Promise<void>((ready) => gateway.listen(0, '127.0.0.1', ready));
    const origin = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`;
    const config = parseConfig({
      GATEWAY_URL: `${origin}/graphql`,
      IMAGES_URL: `${origin}/images`,
      LOG_LEVEL: 'silent',
      HTML_CACHE_FRESH_S: '0',
      ...settings,
    });
    renderPage.mockImplementation((request) => {
      const { url } = request;
      const page = stubbedPage(request);
      if (url === '/broken') throw new Error('no such luck');
      if (url === '/old') return Promise.resolve({ status: 301, location: '/new' });
      return Promise.resolve({
        ...page,
        status: url === '/nope' ? 404 : 200,
        head: '<title>T</title>',
        html: '<div id="app"></div>',
        boot: {
          ...page.boot,
          config: { ...page.boot.config, productName: '</script>' },
          records: {
            'offer-1': { __id: 'offer-1', __typename: 'JobOffer' },
            'client:root': { __id: 'client:root', __typename: '__Root' },
          },
        },
        pending: url === '/slow',
        late: url === '/slow',
        complete: url !== '/slow' && url !== '/partly',
        isPrivate: url === '/mine',
      });
    });
    app = await createServer({ config, renderer, addFiles: () => Promise.resolve() });
  });

  afterAll(async () => {
    await app.close();
    gateway.close();
  });

  return {
    get app() {
      return app;
    },
    /** The headers of the last forwarded request; empty after `forget`. */
    get seen() {
      return seen;
    },
    forget: () => {
      seen = {};
    },
    /** The gateway names in its next answers what they have changed. */
    answerChanged: (ids: string | null) => {
      changedIds = ids;
    },
    gatewayFails: (does: boolean) => {
      fails = does;
    },
    renderPage,
    phrasesVersion,
    get: (url: string, userAgent = chrome) => app.inject({ url, headers: { 'user-agent': userAgent } }),
  };
};
