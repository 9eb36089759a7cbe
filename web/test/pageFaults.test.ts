// @vitest-environment node
import { setTimeout as pause } from 'node:timers/promises';
import type { RouteObject } from 'found';
import { getRequest, type NormalizationSelection } from 'relay-runtime';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { siteConfig } from './siteConfig.ts';
import { pageRouteOf } from '../src/routing/foundTypes.ts';
import { routes } from '../src/entry/routes.tsx';
import { renderPage, type RenderedPage } from '../src/entry/server.tsx';
import { compilePhrase } from '../src/server/page/compilePhrase.ts';
import type { Answer, Send } from '../src/relay/answer.ts';

// The files of a worker share their modules, but this file needs its own, with the mocks.
vi.hoisted(() => void vi.resetModules());
afterAll(() => void vi.resetModules());
// The build provides the style sheets.
vi.mock('../src/ui/theme/styles.ts', () => ({}));

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

const shell: Readonly<Record<string, Answer>> = {
  footerRoute_FooterQuery: { data: { newestCities: [], topCities: [] } },
  phrasesQuery: { data: { phrases: [] } },
};

/** The response when every root field fails as it does after an upstream time-out. */
const timedOut = (names: readonly string[]): Answer => ({
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

const renderUrl = async (url: string, shellAfterMs: number) => {
  const sent: string[] = [];
  const rendered = await renderPage({
    url,
    language: 'en',
    config: siteConfig,
    bot: false,
    send: send(shellAfterMs, sent),
    patience: { pageMs: 60_000, partMs: 60_000, botPartMs: 60_000 },
    phrases: { compile: compilePhrase, maxAgeMs: 60_000 },
    categories: null,
  });
  if ('location' in rendered) throw new Error(`${url} redirects to ${rendered.location}`);
  return { ...(rendered satisfies RenderedPage), sent };
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
          // The home page has no subject that could fail: its search is always there.
          expect(status).toBe(page === 'home' ? 200 : 503);
          expect(complete).toBe(false);
          expect(html).not.toContain('undefined');
        },
      );
    }
  }
});
