import { Link, type Location, type Match, type Resolver, type RouteObject } from 'found';
import type Matcher from 'found/Matcher';
import type { ComponentType, ReactElement } from 'react';
import type { PageRoute } from './pageOptions.ts';

// Corrects and completes the types of found. No other file of the site overrides them.

/** The `render` of a route, with the arguments that found-relay passes. Returning undefined keeps the previous page. */
export const routeRender = <Args>(render: (args: Args) => ReactElement | undefined) =>
  render as unknown as NonNullable<RouteObject['render']>;

/** The innermost of a match's routes, which is that of a page unless the address is not found. */
export const pageRouteOf = (routes: readonly RouteObject[] | undefined): Partial<PageRoute> =>
  (routes?.at(-1) ?? {}) as Partial<PageRoute>;

/** The routes of a path, of which the matcher reads nothing else. */
export const routesOf = (matcher: Matcher, pathname: string): Match['routes'] | undefined => {
  const match = matcher.match({ pathname } as Location);
  return (match && matcher.getRoutes(match as unknown as Match)) ?? undefined;
};

/** Casts a resolver of found-relay to the type of found's resolvers. */
export const routeResolver = (resolver: object) => resolver as unknown as Resolver;

/** The initial props of the router. found stores its first match in default props, which React 19 no longer applies. */
export const initialPropsOf = (Router: object) =>
  (Router as unknown as { readonly defaultProps: { readonly resolver: Resolver } }).defaultProps;

/**
 * The link component of found, which is typed as a class although it is a function that passes its props to an anchor.
 */
export const linkOf = <Props>() => Link as unknown as ComponentType<Props>;
