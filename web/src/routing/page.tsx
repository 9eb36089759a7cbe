import { HttpError, RedirectException, type Match, type RouteObject } from 'found';
import { Component, type ReactNode, type ComponentType, type ReactElement } from 'react';
import type { OperationType, Variables } from 'relay-runtime';
import { reportError } from '../browser/reportError.ts';
import { LoadingHead } from '../head/LoadingHead.tsx';
import type { MessageId } from '../i18n/messageId.ts';
import { pathFor, withoutPage } from '../paths/paths.ts';
import { cacheConfigOf, type FindRefetch, type OperationRole } from '../relay/operationRole.ts';
import { routeRender } from './foundTypes.ts';
import { LateParts } from './LateParts.tsx';
import { PageError } from './PageError.tsx';
import { pageModule, type PageModule } from './pageModule.ts';
import type { PageOptions, PageRouteOptions } from './pageOptions.ts';
import { PlaceholderPicture } from './Placeholder.tsx';
import { languageOf, type RoutingContext } from './routingContext.ts';
import { ScrollNotReady } from './scroll/scrollReady.tsx';

interface Props {
  /** A change clears the error. */
  readonly location: unknown;
  readonly children: ReactNode;
}

interface State {
  readonly failed: boolean;
}

/** Keeps header and footer working when a page throws while rendering. */
class PageBoundary extends Component<Props, State> {
  constructor(props: Props) {
    super(props);
    this.state = { failed: false };
  }

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    reportError(error, { where: 'page' });
  }

  override componentDidUpdate(before: Props): void {
    if (this.state.failed && before.location !== this.props.location) this.setState({ failed: false });
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return <PageError retry={() => this.setState({ failed: false })} />;
  }
}

/** The arguments of a route's `render`, called by the router or by its Relay resolver. */
interface RenderArgs {
  readonly match: Match<RoutingContext | undefined>;
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
  code: Pick<PageModule<unknown>, 'retry'>,
): ReactElement => {
  // The server answers with a status; a browser keeps the shell and offers a retry.
  if (match.context?.server && resolving !== false) throw new HttpError(503, { title });
  // Without a query, the page is retried by navigating to it again.
  const again = retry ?? (() => match.router.replace(match.location.pathname + match.location.search));
  return <PageError retry={() => void code.retry(again)} {...(title === undefined ? {} : { title })} />;
};

/** Identifies the place of a match, ignoring filters and page number. */
const matchKey = ({ params }: Pick<Match, 'params'>): string =>
  JSON.stringify({ ...params, page: undefined });

const noLateQueries: ReadonlySet<string> = new Set();

const withoutRouter = ({ match: _match, router: _router, ...data }: Record<string, unknown>) => data;

/** The role of a page's query, from what the page needs. */
const roleOf = <Query extends OperationType>(options: PageOptions<Query>): OperationRole => {
  const { subject, main } = options;
  const needed: string[] = [subject ?? [], options.needed ?? []].flat();
  const awaited: string[] = [needed, main ?? [], options.awaited ?? []].flat();
  return { awaited, needed, findRefetch: options.findRefetch as FindRefetch | undefined };
};

/** Declares the route of a page. The page's options decide about its data, status codes, redirects and failures. */
export const page = <Query extends OperationType = OperationType>(
  route: PageRouteOptions<Query>,
): RouteObject => {
  const { path, shell = {}, isPrivate = false, module } = route;
  const code = pageModule(route.load);
  let shown: string | undefined;

  const render = (args: RenderArgs) => {
    const { match, props, variables, resolving = true } = args;
    const options = code.loaded;
    if (!options) return unavailable(args, undefined, code);
    const { Component, query, subject, failed, loading } = options;
    if (args.error) return failed ? withStatus(503, failed, args) : unavailable(args, options.failure, code);
    if (!props) {
      const isServer = match.context?.server === true;
      if (!isServer && (loading === undefined || matchKey(match) === shown)) return undefined;
      return (
        <>
          <PlaceholderPicture />
          <ScrollNotReady />
          {loading ?? <LoadingHead />}
        </>
      );
    }
    const data: Query['response'] = withoutRouter(props);
    if (subject !== undefined && data[subject] == null) {
      if (failed) return withStatus(404, failed, args);
      if (resolving) throw new HttpError(404);
      return <PageError />;
    }
    const outcome = resolving ? options.outcome?.(data, match) : null;
    if (outcome && 'to' in outcome) {
      const to = pathFor(languageOf(match), outcome.to);
      // With data that contradict each other, a page could redirect to itself endlessly.
      if (to !== match.location.pathname + match.location.search)
        throw new RedirectException(to, outcome.status ?? 301);
    } else if (outcome) throw new HttpError(outcome.status);
    if (!match.context?.server) shown = matchKey(match);
    const Page = Component as ComponentType<{ data: unknown; match: unknown }>;
    const content = <Page data={data} match={match} />;
    return (
      <PageBoundary location={match.location}>
        {query && variables ? (
          <LateParts
            {...{ query, variables }}
            role={roleOf(options)}
            late={match.context?.late ?? noLateQueries}
          >
            {content}
          </LateParts>
        ) : (
          content
        )}
      </PageBoundary>
    );
  };

  return {
    ...(path === undefined ? {} : { path }),
    // The router's resolver calls it before anything that needs the options (`PageResolver`).
    loadPage: code.load,
    getOptions: () => code.loaded,
    getQuery: () => code.loaded?.query,
    fetchPolicy: 'store-or-network',
    getCacheConfig: () => code.loaded && cacheConfigOf(roleOf(code.loaded)),
    prepareVariables: (params: Record<string, string>, match: Match<RoutingContext>): Variables => ({
      ...(code.loaded?.prepareVariables?.(params, match) ?? params),
      ...(shell.localized ? { uri: withoutPage(match.location.pathname) } : {}),
    }),
    shell,
    isPrivate,
    module,
    render: routeRender(render),
  };
};
