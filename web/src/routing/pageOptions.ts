import type { Match } from 'found';
import type { ComponentType, ReactElement } from 'react';
import type { CacheConfig, GraphQLTaggedNode, OperationType, Variables } from 'relay-runtime';
import type { NearbyCities_city$key } from '../__generated__/NearbyCities_city.graphql.ts';
import type { MessageId } from '../i18n/messageId.ts';
import type { Refetch } from '../relay/operationRole.ts';
import type { RoutingContext } from './routingContext.ts';

export type Query = Readonly<Record<string, unknown>>;

/** The parameters that a page reads, as it understands them: what says nothing is undefined. */
export type ReadParameters = Readonly<Record<string, unknown>>;

/** A page's own list of the parameters that it reads, from those of an address. */
export type ReadQuery = (query: Query, context: Pick<RoutingContext, 'categories'>) => ReadParameters;

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

/** An outcome instead of the page: a redirect to a path without language prefix, or an error. */
export type PageOutcome =
  | { readonly to: string; readonly status?: 301 | 302 }
  | { readonly status: 404 | 503 };

/** A field of an answer by its names from the root: `partner`, `partner.place.city`. */
type Field<Response> = (keyof Response & string) | `${keyof Response & string}.${string}`;

/** What a page shows, and how it gets its data. */
export interface PageOptions<Query extends OperationType = OperationType> {
  readonly Component: ComponentType<PageProps<Query>>;
  /** The query for the component's data. */
  readonly query?: GraphQLTaggedNode;
  /**
   * The parameters of the address that the page reads while it is rendered. The server renders it from these alone; all others,
   * such as those of campaigns, are for the browser. By default, it reads none.
   */
  readonly readQuery?: ReadQuery;
  /** Variables of the query; by default the path's parameters. `uri` is added for localized pages. */
  readonly prepareVariables?: (
    params: Record<string, string>,
    match: Match<RoutingContext>,
  ) => Omit<Query['variables'], 'uri'>;
  /** What to request when the store holds the page's subject, `stored`; null to send the query itself. */
  readonly findRefetch?: (
    stored: Partial<Query['response']>,
    variables: Query['variables'],
  ) => Promise<Refetch | null> | null;
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
  /**
   * Returns a redirect or an error instead of the page, for example after a city got a new slug; null renders the
   * page.
   */
  readonly outcome?: (data: Partial<Query['response']>, match: Match) => PageOutcome | null;
  /**
   * Shown while the query is in flight, unless the same place is already shown with other filters or another page
   * number; then, and without it, the previous page stays.
   */
  readonly loading?: ReactElement;
  /** Replaces the site's general error pages when there is no subject (404) or it did not load (503). */
  readonly failed?: ReactElement;
  /** The city of the page; the footer lists cities near it. */
  readonly cityOf?: (data: Partial<Query['response']>) => NearbyCities_city$key | null | undefined;
}

/** What the router needs to know of a page before its code is loaded. */
export interface PageRouteOptions<Query extends OperationType> {
  /** Path below the language prefix; absent for home. */
  readonly path?: string;
  /** Loads the page's code. Write it as `() => import('./xPageOptions.tsx').then((m) => m.xPageOptions)`. */
  readonly load: () => Promise<PageOptions<Query>>;
  readonly shell?: ShellOptions;
  /**
   * Whether the page is about the signed-in user. The server, where everybody is a guest, renders its skeleton, which no
   * cache stores; the page requests its data in the browser.
   */
  readonly isPrivate?: boolean;
  /** The path of the module that `load` imports; the build inserts it, so that the server can find the page's files. */
  readonly module?: string;
}

/** What the shell and the server read from the route of a page. */
export interface PageRoute {
  /** The page's options, once its code is loaded. */
  readonly getOptions: () => PageOptions | undefined;
  readonly prepareVariables: (params: Record<string, string>, match: Match<RoutingContext>) => Variables;
  readonly shell: ShellOptions;
  readonly isPrivate: boolean;
  readonly module: string | undefined;
  /** The cache config of the page's query, once its code is loaded. */
  readonly getCacheConfig: () => CacheConfig | undefined;
  /** Loads the page's code; undefined once it is loaded. */
  readonly loadPage: () => Promise<void> | undefined;
}
