import { HttpError, RedirectException, type Match, type RouteObject } from 'found';
import type { ComponentType, ReactElement } from 'react';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { PageBoundary } from './PageBoundary.tsx';
import { PlaceholderPicture } from '../shell/Placeholder.tsx';
import { PageError } from './PageError.tsx';
import { pathFor } from './paths.ts';
import { languageOf, type RoutingContext } from './routingContext.ts';

/** What every page component gets. */
export interface PageProps<Query extends OperationType = OperationType> {
  /** The answer of the page's query; pass its fragment references on. */
  readonly data: Query['response'];
  readonly match: Match<RoutingContext>;
}

/** How the shell behaves around a page. */
export interface ShellOptions {
  /** `over`: transparent over a header picture until scrolled. `hidden`: no header at all. */
  readonly header?: 'over' | 'hidden';
  /** Whether the app root takes the redesigned style. */
  readonly redesigned?: boolean;
  /** Whether the page's path is spelled differently in each language, so that its links must be asked for. */
  readonly localized?: boolean;
}

/** Where a page sends the visitor instead: a path without language prefix. */
export interface PageRedirect {
  readonly to: string;
  readonly status?: number;
}

export interface PageOptions<Query extends OperationType> {
  /** Path below the language prefix; absent for home. */
  readonly path?: string;
  /** Loads the page's component. Write it as `() => import('./XPage.tsx').then((m) => m.XPage)`. */
  readonly load: () => Promise<ComponentType<PageProps<Query>>>;
  readonly query?: GraphQLTaggedNode;
  /** Variables of the query; the path's parameters unless given. */
  readonly prepareVariables?: (params: Record<string, string>, match: Match) => Query['variables'];
  /** The field of the answer that the page is about: null there means 404. */
  readonly subject?: keyof Query['response'] & string;
  /** Another place for what was asked, say after a city got a new slug. */
  readonly redirect?: (data: Query['response'], match: Match) => PageRedirect | null;
  /**
   * Shown while the query is under way, unless the page already shows the same place under other filters or another
   * page number; then, and without it, the page before stays.
   */
  readonly loading?: ReactElement;
  /** Shown, with status 200, when the query failed as a whole; without it the site's own error page is. */
  readonly failed?: ReactElement;
  /** Milliseconds after which the server sends `loading` instead of waiting on. */
  readonly patience?: number;
  readonly shell?: ShellOptions;
  /** The path of the module that `load` imports; the build fills it in, so that the server can name the page's files. */
  readonly module?: string;
}

/** What a route's `render` is called with, by the router or by its Relay resolver. */
interface RenderArgs {
  readonly match: Match<RoutingContext | undefined>;
  readonly Component: ComponentType<PageProps<never>> | null;
  readonly props: Record<string, unknown> | null;
  readonly error?: Error | null;
  readonly retry?: (() => void) | null;
  readonly resolving?: boolean;
}

const unavailable = ({ match, retry, resolving }: RenderArgs): ReactElement => {
  // The server answers with a status; a browser keeps what is around the page and offers another try.
  if (match.context?.server && resolving !== false) throw new HttpError(503);
  return <PageError {...(retry ? { retry } : {})} />;
};

/** What a match is about, whatever its filters and page number. */
const placeOf = ({ params }: Pick<Match, 'params'>): string => JSON.stringify({ ...params, page: undefined });

const withoutRouter = ({ match: _match, router: _router, ...data }: Record<string, unknown>) => data;

/** Declares a page: its path, component and query, and with them its status codes, redirects and failures. */
export const page = <Query extends OperationType = OperationType>(
  options: PageOptions<Query>,
): RouteObject => {
  const { path, load, query, prepareVariables, subject, redirect, loading, failed, patience, shell, module } =
    options;
  const waiting = loading && (
    <>
      <PlaceholderPicture />
      {loading}
    </>
  );
  let loaded: ComponentType<PageProps<Query>> | undefined;
  let shown: string | undefined;

  const render = (args: RenderArgs) => {
    const { match, Component, props, error, resolving = true } = args;
    if (error) return failed ?? unavailable(args);
    if (!props || !Component) return placeOf(match) === shown ? undefined : waiting;
    const data: Query['response'] = withoutRouter(props);
    if (subject !== undefined && (data as Record<string, unknown>)[subject] == null) {
      if (match.context?.failures.has(subject)) return unavailable(args);
      if (resolving) throw new HttpError(404);
      return <PageError />;
    }
    const elsewhere = resolving ? redirect?.(data, match) : null;
    if (elsewhere) {
      throw new RedirectException(pathFor(languageOf(match), elsewhere.to), elsewhere.status ?? 301);
    }
    if (!match.context?.server) shown = placeOf(match);
    const Page = Component as ComponentType<{ data: unknown; match: unknown }>;
    return (
      <PageBoundary location={match.location}>
        <Page data={data} match={match} />
      </PageBoundary>
    );
  };

  return {
    ...(path === undefined ? {} : { path }),
    getComponent: () =>
      loaded ??
      load().then((component) => {
        loaded = component;
        return component;
      }),
    ...(query === undefined ? {} : { query, fetchPolicy: 'store-or-network' }),
    ...(prepareVariables === undefined ? {} : { prepareVariables }),
    ...(patience === undefined ? {} : { patience }),
    shell: shell ?? {},
    module,
    render: render as unknown as NonNullable<RouteObject['render']>,
  };
};
