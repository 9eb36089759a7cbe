import { HttpError, RedirectException, type Match, type RouteObject } from 'found';
import type { ComponentType, ReactElement } from 'react';
import type { GraphQLTaggedNode, OperationType, Variables } from 'relay-runtime';
import type { NearbyCities_city$key } from '../__generated__/NearbyCities_city.graphql.ts';
import type { MessageId } from '../i18n/messageId.ts';
import { cacheConfigOf } from '../relay/operationRole.ts';
import type { FindRemainder, Remainder } from '../relay/remainder.ts';
import { routeRender } from './foundTypes.ts';
import { LateParts } from './LateParts.tsx';
import { PageBoundary } from './PageBoundary.tsx';
import { LoadingHead } from '../head/LoadingHead.tsx';
import { PlaceholderPicture } from './Placeholder.tsx';
import { NotLoaded, pageModule, type PageModule } from './pageModule.ts';
import { PageError } from './PageError.tsx';
import { pathFor, withoutPage } from '../paths/paths.ts';
import { ScrollNotReady } from './scroll/scrollReady.tsx';
import { languageOf, type RoutingContext } from './routingContext.ts';

/** The props of every page component. */
export interface PageProps<Query extends OperationType = OperationType> {
  /** The answer of the page's query; pass its fragment references on. */
  readonly data: Query['response'];
  readonly match: Match<RoutingContext>;
}

/** Options of the shell around a page. */
export interface ShellOptions {
  /** `over`: transparent over a header picture until scrolled. `hidden`: no header at all. */
  readonly header?: 'over' | 'hidden';
  /** Whether the app root has the redesigned style. */
  readonly redesigned?: boolean;
  /** Whether the page is a comparison itself, which needs no comparison bar. */
  readonly comparing?: boolean;
  /** Whether it is a not-found page, which belongs to no section and no city. */
  readonly missing?: boolean;
  /** Whether the path differs by language: the page's query requests its links, `redirectLinks(uri: $uri)`. */
  readonly localized?: boolean;
}

/** An answer in place of the page: a redirect to a path without language prefix, or an error. */
export type PageOutcome =
  { readonly to: string; readonly status?: 301 | 302 } | { readonly status: 404 | 503 };

/** A field of an answer by its names from the root: `partner`, `partner.place.city`. */
type Field<Response> = (keyof Response & string) | `${keyof Response & string}.${string}`;

export interface PageOptions<Query extends OperationType> {
  /** Path below the language prefix; absent for home. */
  readonly path?: string;
  /** Loads the page's component. Write it as `() => import('./XPage.tsx').then((m) => m.XPage)`. */
  readonly load: () => Promise<ComponentType<PageProps<Query>>>;
  readonly query?: GraphQLTaggedNode;
  /** Variables of the query; by default the path's parameters. A localized page gets its `uri` besides. */
  readonly prepareVariables?: (
    params: Record<string, string>,
    match: Match<RoutingContext>,
  ) => Omit<Query['variables'], 'uri'>;
  /** The smaller query that suffices when the store holds `held` of the data; null to send the query itself. */
  readonly findRemainder?: (
    held: Partial<Query['response']>,
    variables: Query['variables'],
  ) => Remainder | null;
  /** The field that the page is about: null there means 404. */
  readonly subject?: keyof Query['response'] & string;
  /** The main field of the page: when it does not load, the page is rendered as far as possible, with status 503. */
  readonly main?: keyof Query['response'] & string;
  /** Other fields without which there is no page: one that does not load means 503. */
  readonly needed?: readonly Field<Query['response']>[];
  /** Other fields that the page waits for. The rest of the query are parts, which may arrive later. */
  readonly awaited?: readonly Field<Query['response']>[];
  /** Message id for what did not load, where the site's general message is too vague. */
  readonly failure?: MessageId;
  /** What the data answer in place of the page, for example a redirect after a city got a new slug; null for the page. */
  readonly outcome?: (data: Partial<Query['response']>, match: Match) => PageOutcome | null;
  /**
   * Shown while the query is in flight, unless the same place is already shown with other filters or another page
   * number; then, and without it, the previous page stays.
   */
  readonly loading?: ReactElement;
  /** Shown in place of the site's own pages, when there is no subject (404) or it did not load (503). */
  readonly failed?: ReactElement;
  readonly shell?: ShellOptions;
  /** The city of the page, near which the footer names others. */
  readonly cityOf?: (data: Partial<Query['response']>) => NearbyCities_city$key | null | undefined;
  /** The path of the module that `load` imports; the build inserts it, so that the server can find the page's files. */
  readonly module?: string;
}

/** What the shell reads from the route of a page. */
export interface PageRoute {
  readonly query?: GraphQLTaggedNode | undefined;
  readonly prepareVariables: (params: Record<string, string>, match: Match<RoutingContext>) => Variables;
  readonly shell: ShellOptions;
  readonly cityOf: PageOptions<OperationType>['cityOf'];
}

/** The arguments of a route's `render`, called by the router or by its Relay resolver. */
interface RenderArgs {
  readonly match: Match<RoutingContext | undefined>;
  readonly Component: ComponentType<PageProps<never>> | null;
  readonly props: Record<string, unknown> | null;
  readonly error?: Error | null;
  readonly retry?: (() => void) | null;
  readonly resolving?: boolean;
  /** The variables of the page's query. */
  readonly variables?: Variables;
}

/** Renders a page's own failure message; the server answers with the status. */
const withStatus = (status: number, element: ReactElement, { match }: RenderArgs): ReactElement => {
  if (match.context?.answer) match.context.answer.status = status;
  return element;
};

const unavailable = (
  { match, retry, resolving }: RenderArgs,
  title: MessageId | undefined,
  code: Pick<PageModule<never>, 'retry'>,
): ReactElement => {
  // The server answers with a status; a browser keeps the shell and offers a retry.
  if (match.context?.server && resolving !== false) throw new HttpError(503, { title });
  // Without a query, the page is retried by navigating to it again.
  const again = retry ?? (() => match.router.replace(match.location.pathname + match.location.search));
  return <PageError retry={() => void code.retry(again)} {...(title === undefined ? {} : { title })} />;
};

/** Identifies the place of a match, ignoring filters and page number. */
const placeOf = ({ params }: Pick<Match, 'params'>): string => JSON.stringify({ ...params, page: undefined });

const nothingLate: ReadonlySet<string> = new Set();

const withoutRouter = ({ match: _match, router: _router, ...data }: Record<string, unknown>) => data;

/** Declares a page: its path, component and query, and thereby its status codes, redirects and failures. */
export const page = <Query extends OperationType = OperationType>(
  options: PageOptions<Query>,
): RouteObject => {
  const { path, load, query, prepareVariables, subject, main, failure } = options;
  const { loading, failed, shell = {}, module } = options;
  const needed: string[] = [subject ?? [], options.needed ?? []].flat();
  const awaited: string[] = [needed, main ?? [], options.awaited ?? []].flat();
  const role = { awaited, needed, findRemainder: options.findRemainder as FindRemainder | undefined };
  const waiting = (
    <>
      <PlaceholderPicture />
      <ScrollNotReady />
      {loading ?? <LoadingHead />}
    </>
  );
  const code = pageModule(load);
  const variablesOf = (params: Record<string, string>, match: Match<RoutingContext>): Variables => ({
    ...(prepareVariables ? prepareVariables(params, match) : params),
    ...(shell.localized ? { uri: withoutPage(match.location.pathname) } : {}),
  });

  let shown: string | undefined;

  const render = (args: RenderArgs) => {
    const { match, props, variables, resolving = true } = args;
    if (args.error) return failed ? withStatus(503, failed, args) : unavailable(args, failure, code);
    if (args.Component === NotLoaded && code.loaded === undefined) return unavailable(args, undefined, code);
    const Component = code.loaded ?? args.Component;
    if (!props || !Component) {
      if (match.context?.server) return waiting;
      return loading === undefined || placeOf(match) === shown ? undefined : waiting;
    }
    const data: Query['response'] = withoutRouter(props);
    if (subject !== undefined && data[subject] == null) {
      if (failed) return withStatus(404, failed, args);
      if (resolving) throw new HttpError(404);
      return <PageError />;
    }
    const outcome = resolving ? options.outcome?.(data, match) : null;
    if (outcome && 'to' in outcome)
      throw new RedirectException(pathFor(languageOf(match), outcome.to), outcome.status ?? 301);
    if (outcome) throw new HttpError(outcome.status);
    if (!match.context?.server) shown = placeOf(match);
    const Page = Component as ComponentType<{ data: unknown; match: unknown }>;
    const drawn = <Page data={data} match={match} />;
    return (
      <PageBoundary location={match.location}>
        {query && variables ? (
          <LateParts {...{ query, variables, role }} late={match.context?.late ?? nothingLate}>
            {drawn}
          </LateParts>
        ) : (
          drawn
        )}
      </PageBoundary>
    );
  };

  return {
    ...(path === undefined ? {} : { path }),
    getComponent: () => code.loaded ?? code.loadComponent(),
    ...(query === undefined
      ? {}
      : { query, fetchPolicy: 'store-or-network', cacheConfig: cacheConfigOf(role) }),
    prepareVariables: variablesOf,
    ...(main === undefined ? {} : { main }),
    shell,
    cityOf: options.cityOf,
    module,
    render: routeRender(render),
  };
};
