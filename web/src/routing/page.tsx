import { HttpError, RedirectException, type Match, type RouteObject } from 'found';
import type { ComponentType, ReactElement } from 'react';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import type { MessageId } from '../i18n/messageId.ts';
import { cacheConfigOf } from '../relay/operationRole.ts';
import type { PageStep, StepAnswers } from '../relay/pageSteps.ts';
import { routeRender } from './foundTypes.ts';
import { LateParts, type PageQuery } from './LateParts.tsx';
import { PageBoundary } from './PageBoundary.tsx';
import { LoadingHead } from '../head/LoadingHead.tsx';
import { PlaceholderPicture } from './Placeholder.tsx';
import { NotLoaded, pageModule, type PageModule } from './pageModule.ts';
import { PageError } from './PageError.tsx';
import { pathFor } from '../paths/paths.ts';
import { ScrollNotReady } from './scroll/scrollReady.tsx';
import { languageOf, type RoutingContext } from './routingContext.ts';

/** The props of every page component. */
export interface PageProps<Query extends OperationType = OperationType, Steps = unknown> {
  /** The answers of the page's steps and of its query; pass their fragment references on. */
  readonly data: Query['response'] & Steps;
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
  /** Whether the path differs by language, so that the language links must be requested. */
  readonly localized?: boolean;
}

/** An answer in place of the page: a redirect to a path without language prefix, or an error. */
export type PageOutcome =
  { readonly to: string; readonly status?: 301 | 302 } | { readonly status: 404 | 503 };

export interface PageOptions<Query extends OperationType, Steps = unknown> {
  /** Path below the language prefix; absent for home. */
  readonly path?: string;
  /** Loads the page's component. Write it as `() => import('./XPage.tsx').then((m) => m.XPage)`. */
  readonly load: () => Promise<ComponentType<PageProps<Query, Steps>>>;
  /**
   * Queries that must be answered before the page's own. Each is sent only after the one before, and retained while its
   * variables stay the same.
   */
  readonly steps?: readonly PageStep[];
  readonly query?: GraphQLTaggedNode;
  /**
   * Variables of the query; by default the path's parameters. Null when there is nothing to request, which only steps
   * can find out: then `subject` and `outcome` must lead to an answer other than the page.
   */
  readonly prepareVariables?: (
    params: Record<string, string>,
    match: Match<RoutingContext>,
    before: Partial<Steps>,
  ) => Query['variables'] | null;
  /** The field that the page is about: null there means 404. */
  readonly subject?: keyof (Query['response'] & Steps) & string;
  /** The main field of the page: when it does not load, the page is rendered as far as possible, with status 503. */
  readonly main?: keyof Query['response'] & string;
  /** Other fields without which there is no page: one that does not load means 503. */
  readonly needed?: readonly (keyof Query['response'] & string)[];
  /** Other fields that the page waits for. The rest of the query are parts, which may arrive later. */
  readonly awaited?: readonly (keyof Query['response'] & string)[];
  /** Message id for what did not load, where the site's general message is too vague. */
  readonly failure?: MessageId;
  /** What the data answer in place of the page, for example a redirect after a city got a new slug; null for the page. */
  readonly outcome?: (data: Partial<Query['response']> & Steps, match: Match) => PageOutcome | null;
  /**
   * Shown while the query is in flight, unless the same place is already shown with other filters or another page
   * number; then, and without it, the previous page stays.
   */
  readonly loading?: ReactElement;
  /** Shown in place of the site's own pages, when there is no subject (404) or it did not load (503). */
  readonly failed?: ReactElement;
  readonly shell?: ShellOptions;
  /** The path of the module that `load` imports; the build inserts it, so that the server can find the page's files. */
  readonly module?: string;
}

/** The arguments of a route's `render`, called by the router or by its Relay resolver. */
interface RenderArgs {
  readonly match: Match<RoutingContext | undefined>;
  readonly Component: ComponentType<PageProps<never>> | null;
  readonly props: Record<string, unknown> | null;
  readonly error?: Error | null;
  readonly retry?: (() => void) | null;
  readonly resolving?: boolean;
  /** The variables of the page's query; absent when none is sent. */
  readonly variables?: unknown;
}

/** Renders a page's own failure message; the server answers with the status. */
const withStatus = (status: number, element: ReactElement, { match }: RenderArgs): ReactElement => {
  if (match.context?.answer) match.context.answer.status = status;
  return element;
};

/** Resolves the route of a match again. */
const revisit = ({ router, location }: RenderArgs['match']) =>
  router.replace(location.pathname + location.search);

const unavailable = (
  { match, retry, resolving }: RenderArgs,
  title: MessageId | undefined,
  code: Pick<PageModule<never>, 'retry'>,
): ReactElement => {
  // The server answers with a status; a browser keeps the shell and offers a retry.
  if (match.context?.server && resolving !== false) throw new HttpError(503, { title });
  // Without a query of its own, the page is retried by navigating to it again.
  const again = retry ?? (() => revisit(match));
  return <PageError retry={() => void code.retry(again)} {...(title === undefined ? {} : { title })} />;
};

/** Identifies the place of a match, ignoring filters and page number. */
const placeOf = ({ params }: Pick<Match, 'params'>): string => JSON.stringify({ ...params, page: undefined });

/** The progress of a place's steps; a page without steps is always ready for its query. */
const progressOf = (match: Pick<Match, 'context' | 'params'>, steps: readonly PageStep[] | undefined) =>
  steps === undefined
    ? { answers: {}, done: true }
    : (match.context as RoutingContext).steps.progress(steps, match);

const nothingLate: ReadonlySet<string> = new Set();

const withoutRouter = ({ match: _match, router: _router, ...data }: Record<string, unknown>) => data;

/** Declares a page: its path, component and query, and thereby its status codes, redirects and failures. */
export const page = <Query extends OperationType = OperationType, Steps = unknown>(
  options: PageOptions<Query, Steps>,
): RouteObject => {
  const { path, load, steps, query, prepareVariables, subject, main, failure } = options;
  const { loading, failed, shell, module } = options;
  const needed: string[] = [subject ?? [], options.needed ?? []].flat();
  const awaited: string[] = [needed, main ?? [], options.awaited ?? []].flat();
  const waiting = (
    <>
      <PlaceholderPicture />
      <ScrollNotReady />
      {loading ?? <LoadingHead />}
    </>
  );
  const code = pageModule(load);
  const variablesOf = (params: Record<string, string>, match: Match, before: StepAnswers) =>
    prepareVariables ? prepareVariables(params, match, before as Partial<Steps>) : params;
  const prepared = (params: Record<string, string>, match: Match) =>
    variablesOf(params, match, progressOf(match, steps).answers) ?? {};
  /** Whether to send the query: only after the steps, and only when they leave something to request. */
  const needsQuery = (match: Match<RoutingContext | undefined>): boolean => {
    if (query === undefined || steps === undefined) return query !== undefined;
    const { answers, done } = progressOf(match, steps);
    return done && variablesOf(match.params, match, answers) !== null;
  };

  const asking = (question: GraphQLTaggedNode) =>
    steps === undefined
      ? { query: question }
      : { getQuery: (match: Match) => (needsQuery(match) ? question : undefined) };

  /** The queries whose data the page of a match was rendered from. */
  const queriesOf = (match: Match): PageQuery[] => {
    const { answers } = progressOf(match, steps);
    const first = (steps ?? []).map((step) => ({
      query: step.query,
      variables: step.prepareVariables(match.params as Record<string, string>, answers),
      needed: [step.needed ?? []].flat(),
    }));
    const own = query && { query, variables: variablesOf(match.params, match, answers), needed };
    return [...first, ...(own ? [own] : [])].flatMap(({ variables, ...question }) =>
      variables === null ? [] : [{ ...question, variables }],
    );
  };

  let shown: string | undefined;

  const render = (args: RenderArgs) => {
    const { match, props, resolving = true } = args;
    const before = progressOf(match, steps);
    if (args.error || before.error)
      return failed ? withStatus(503, failed, args) : unavailable(args, failure, code);
    if (args.Component === NotLoaded && code.loaded === undefined) return unavailable(args, undefined, code);
    const Component = code.loaded ?? args.Component;
    // The steps may have ended while the shell was rendered: the query is next.
    const ready = before.done && (args.variables !== undefined || !needsQuery(match));
    if (!props || !Component || !ready) {
      if (match.context?.server) return waiting;
      return loading === undefined || placeOf(match) === shown ? undefined : waiting;
    }
    const data = { ...before.answers, ...withoutRouter(props) } as Query['response'] & Steps;
    if (subject !== undefined && (data as Record<string, unknown>)[subject] == null) {
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
    return (
      <PageBoundary location={match.location}>
        <LateParts
          questions={queriesOf(match as Match)}
          late={match.context?.late ?? nothingLate}
          // The answers of steps are read when the route is resolved.
          onSettled={steps && (() => revisit(match))}
        >
          <Page data={data} match={match} />
        </LateParts>
      </PageBoundary>
    );
  };

  return {
    ...(path === undefined ? {} : { path }),
    getComponent: () => code.loaded ?? code.loadComponent(),
    ...(query === undefined
      ? {}
      : {
          ...asking(query),
          fetchPolicy: 'store-or-network',
          cacheConfig: cacheConfigOf({ awaited, needed }),
        }),
    ...(prepareVariables === undefined ? {} : { prepareVariables: prepared }),
    ...(steps === undefined ? {} : { steps }),
    ...(main === undefined ? {} : { main }),
    shell: shell ?? {},
    module,
    render: routeRender(render),
  };
};
