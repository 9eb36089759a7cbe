// @vitest-environment node
import { setTimeout as pause } from 'node:timers/promises';
import type { RouteObject } from 'found';
import { getRequest, type NormalizationSelection } from 'relay-runtime';
import { describe, expect, it, vi } from 'vitest';
import { siteConfig } from '../siteConfig.ts';
import { pageRouteOf } from '../../src/routing/foundTypes.ts';
import { routes } from '../../src/entry/routes.tsx';
import { renderPage, type RenderedPage } from '../../src/entry/server.tsx';
import { compilePhrase } from '../../src/server/page/compilePhrase.ts';
import type { GatewayResponse, Send } from '../../src/relay/gatewayResponse.ts';

// The build provides the style sheets.
vi.mock('../../src/ui/theme/styles.ts', () => ({}));

const childrenOf = (parents: readonly RouteObject[]): readonly RouteObject[] =>
  parents.flatMap(({ children }) => (Array.isArray(children) ? (children as RouteObject[]) : []));

const pageRoutes = childrenOf(childrenOf(routes));
const id = '0b7c2f7e-50a5-4f9c-8d7e-2a1f6c3b9e10';

/** An address of each page with a query, by the folder of its module. */
const addresses: Readonly<Record<string, readonly string[]>> = {
  home: ['/'],
  blog: ['/blog'],
  'blog-post': ['/blog/winter'],
  'redirect-more-jobs': [`/redirect/more-jobs/berlin/p/f/${id}`],
  redirect: ['/redirect/berlin/swiftbite'],
  'more-jobs': ['/more-jobs?city=berlin'],
  'more-job-offer': [`/more-jobs/berlin/p/f/${id}`, '/more-jobs/berlin/p/f/driver'],
  companies: ['/companies'],
  company: ['/company/swiftbite/germany/berlin'],
  compare: ['/compare?offers=berlin/swiftbite,berlin/noodlewheel'],
  calculator: ['/calculator', '/calculator?country=fr&by=car'],
  'near-me': ['/near-me', '/near-me?lat=52.52&lng=13.4'],
  search: ['/search', '/search?q=berlin'],
  'job-requirements': ['/job-requirements-de'],
  city: ['/berlin', '/berlin/page-2'],
  'city-category': ['/berlin/delivery-c'],
  'job-offer': ['/berlin/swiftbite'],
};

const folderOf = (route: RouteObject): string =>
  /^src\/pages\/([^/]+)\//.exec(pageRouteOf([route]).module ?? '')?.[1] ?? '';

/** The root fields of an operation, by their response names. */
const rootFields = (selections: readonly NormalizationSelection[]): string[] =>
  selections.flatMap((selection) => {
    if (selection.kind === 'Condition') return rootFields(selection.selections);
    const field = selection as { readonly alias?: string | null; readonly name?: string };
    return [field.alias ?? field.name ?? []].flat();
  });

const shell: Readonly<Record<string, GatewayResponse>> = {
  footerRoute_FooterQuery: { data: { newestCities: [], topCities: [] } },
  phrasesQuery: { data: { phrases: [] } },
};

/** The response when every root field fails as it does after an upstream time-out. */
const timedOut = (names: readonly string[]): GatewayResponse => ({
  data: Object.fromEntries(names.map((name) => [name, null])),
  errors: names.map((name) => ({
    message: 'Request timeout.',
    path: [name],
    extensions: { code: 'TIMEOUT', status: 504, silenced: false },
  })),
});

const queryOf = (route: RouteObject) => pageRouteOf([route]).getOptions?.()?.query;

await Promise.all(pageRoutes.map((route) => pageRouteOf([route]).loadPage?.()));

const operations = new Map(
  pageRoutes.flatMap((route) => {
    const query = queryOf(route);
    if (query === undefined) return [];
    const { params, operation } = getRequest(query);
    return [[params.name, rootFields(operation.selections)] as const];
  }),
);

const send =
  (shellAfterMs: number, sent: string[]): Send =>
  async ({ name }) => {
    const known = shell[name];
    if (known !== undefined) {
      await pause(shellAfterMs);
      return known;
    }
    await pause(5);
    sent.push(name);
    const fields = operations.get(name);
    if (fields === undefined) throw new Error(`Unexpected operation ${name}.`);
    return timedOut(fields);
  };

const renderWith = async (url: string, sendOwn: Send, patienceMs: number, bot = false) => {
  const rendered = await renderPage({
    url,
    language: 'en',
    config: siteConfig,
    bot,
    send: sendOwn,
    sendForAll: send(0, []),
    turn: () => Promise.resolve(),
    patience: { pageMs: patienceMs, partMs: patienceMs, botPartMs: patienceMs, botPageMs: patienceMs },
    phrases: { compile: compilePhrase, maxAgeMs: 60_000 },
    categories: null,
  });
  if ('location' in rendered) throw new Error(`${url} redirects to ${rendered.location}`);
  return rendered satisfies RenderedPage;
};

const renderUrl = async (url: string, shellAfterMs: number) => {
  const sent: string[] = [];
  const rendered = await renderWith(url, send(shellAfterMs, sent), 60_000);
  return { ...rendered, sent };
};

describe('a page whose query is answered with null and an error', () => {
  it('is tested for every page with a query', () => {
    const folders = pageRoutes.filter((route) => queryOf(route) !== undefined).map(folderOf);
    expect([...new Set(folders)].toSorted()).toEqual(Object.keys(addresses).toSorted());
  });

  for (const [page, urls] of Object.entries(addresses)) {
    for (const url of urls) {
      it.each([
        ['before', 0],
        ['after', 30],
      ])(
        `${page} at ${url} is incomplete, with the shell answered %s its query`,
        async (_order, shellAfterMs) => {
          const { status, html, complete, sent } = await renderUrl(url, shellAfterMs);
          // Links in other languages and the city of the footer come with the page's own query.
          expect(sent).toHaveLength(1);
          expect(status).toBe(503);
          expect(complete).toBe(false);
          expect(html).not.toContain('undefined');
        },
      );
    }
  }
});

describe('a page whose query hangs', () => {
  /** Nobody needs the answer any more when the page is sent, and the server ends the request. */
  const hung: Send = async () => {
    await pause(500);
    throw new Error('The request was cancelled.');
  };

  it.each(Object.values(addresses).flat())(
    '%s is sent without its data to a visitor, and is unavailable to a bot, when patience ends',
    async (url) => {
      const started = performance.now();
      const [human, bot] = await Promise.all([renderWith(url, hung, 100), renderWith(url, hung, 100, true)]);
      expect(performance.now() - started).toBeLessThan(3_000);
      expect([human.status, human.pending, human.complete]).toEqual([200, true, false]);
      expect([bot.status, bot.complete]).toEqual([503, false]);
      // The end of the request must not become an error that nobody handles.
      await pause(500);
    },
  );
});

describe('a page with nothing but late parts', () => {
  const late = (names: readonly string[]): GatewayResponse => ({
    data: Object.fromEntries(names.map((name) => [name, null])),
    errors: names.map((name) => ({
      message: 'Request timeout.',
      path: [name],
      extensions: { code: 'LATE', status: 504, silenced: true },
    })),
  });

  it('is home, which loads them in a browser, and is unavailable to a bot', async () => {
    const sendLate: Send = async ({ name }) => shell[name] ?? late(operations.get(name) ?? []);
    expect((await renderWith('/', sendLate, 60_000)).status).toBe(200);
    expect((await renderWith('/', sendLate, 60_000, true)).status).toBe(503);
  });

  it('is not home with a single part that was loaded, to a bot either', async () => {
    const sendSome: Send = async ({ name }) => {
      const names = operations.get(name) ?? [];
      return shell[name] ?? { ...late(names.slice(1)), data: { ...late(names).data, [names[0] ?? '']: [] } };
    };
    expect((await renderWith('/', sendSome, 60_000, true)).status).toBe(200);
  });
});
