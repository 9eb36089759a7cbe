import { configure, render, waitFor, type RenderResult } from '@testing-library/react';
import MemoryProtocol from 'farce/MemoryProtocol';
import queryMiddleware from 'farce/queryMiddleware';
import { createFarceRouter, type Match, type RouteObject } from 'found';
import { PageResolver } from '../src/routing/resolver/PageResolver.ts';
import { StrictMode, type ReactElement } from 'react';
import { createMockEnvironment, type RelayMockEnvironment } from 'relay-test-utils';
import { vi, type Mock } from 'vitest';
import english from '../../locales/en.json' with { type: 'json' };
import { siteConfig } from './siteConfig.ts';
import { Providers } from '../src/entry/Providers.tsx';
import { modals } from '../src/entry/modals.ts';
import { siteIntl } from '../src/entry/siteIntl.ts';
import { routeRender, routeResolver } from '../src/routing/foundTypes.ts';
import type { RoutingContext } from '../src/routing/routingContext.ts';
import { setReportDelivery, type Report } from '../src/browser/reportError.ts';
import { createFlashStore } from '../src/shell/flash/flashStore.ts';
import { ModalHost } from '../src/shell/modals/modalHost.tsx';

const loadModals = () => Promise.resolve(modals);

// A page's code is compiled on first use, which takes a while on a busy machine.
const patienceMs = 8000;
configure({ asyncUtilTimeout: patienceMs });

interface Site {
  /** The routes of the page under test, instead of a part. */
  readonly routes?: readonly RouteObject[];
  readonly environment?: RelayMockEnvironment;
  /** The address of the page, without the language. */
  readonly path?: string;
  readonly strict?: boolean;
}

export interface RenderedSite extends RenderResult {
  readonly environment: RelayMockEnvironment;
  /** The reports in order. */
  readonly reports: readonly Report[];
  /** Called with every location of the router. */
  readonly visited: Mock<(path: string) => void>;
  /** Gives the site another environment, as happens when the user leaves the account. */
  readonly replaceEnvironment: (next: RelayMockEnvironment) => void;
}

/** Renders a part of a page, or whole routes, in English with all contexts that components need. */
export const renderInSite = async (part: ReactElement | null, site: Site = {}): Promise<RenderedSite> => {
  const { environment = createMockEnvironment(), path = '/berlin', routes = [], strict = false } = site;
  const reports: Report[] = [];
  setReportDelivery((report) => reports.push(report));
  const visited = vi.fn<(path: string) => void>();
  const place: RouteObject = { path: ':rest(.*)?', render: () => part };
  const routeConfig: RouteObject[] = [
    {
      path: '/',
      children: [...routes, place],
      render: routeRender(({ match, children }: { match: Match; children?: ReactElement }) => {
        visited(match.location.pathname + match.location.search);
        return <ModalHost loadModals={loadModals}>{children}</ModalHost>;
      }),
    },
  ];
  const matchContext: RoutingContext = {
    server: false,
    bot: false,
    categories: ['delivery', 'driving', 'care'],
    utmSource: null,
    renderedSearch: '',
    late: new Set(),
  };
  const Router = createFarceRouter({
    historyProtocol: new MemoryProtocol(path),
    historyMiddlewares: [queryMiddleware],
    routeConfig,
    matchContext,
  } as Parameters<typeof createFarceRouter>[0]);
  const resolver = routeResolver(new PageResolver(environment as never));
  const flashes = createFlashStore();
  const intl = siteIntl('en', english as never);
  const pageIn = (current: RelayMockEnvironment) => {
    const page = (
      <Providers config={siteConfig} environment={current} flashes={flashes} intl={intl}>
        <Router resolver={resolver} matchContext={matchContext} />
      </Providers>
    );
    return strict ? <StrictMode>{page}</StrictMode> : page;
  };
  const result = render(pageIn(environment));
  // The first page of a test loads its module, which takes seconds on a busy machine.
  await waitFor(
    () => {
      if (visited.mock.calls.length === 0) throw new Error('The router has not rendered yet.');
    },
    { timeout: 20_000 },
  );
  const replaceEnvironment = (next: RelayMockEnvironment) => result.rerender(pageIn(next));
  return { ...result, environment, reports, visited, replaceEnvironment };
};
