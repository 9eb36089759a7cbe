import { Link, type Resolver, type RouteObject } from 'found';
import type { ComponentType, ReactElement } from 'react';

// What the types of found get wrong or leave out. No other file of the site overrides them.

/** The `render` of a route, with the arguments that found-relay passes. Returning undefined keeps the previous page. */
export const routeRender = <Args>(render: (args: Args) => ReactElement | undefined) =>
  render as unknown as NonNullable<RouteObject['render']>;

/** A resolver of found-relay as one of found, whose type it does not share. */
export const routeResolver = (resolver: object) => resolver as unknown as Resolver;

/** The initial props of the router. React 19 no longer applies default props, where found keeps its first match. */
export const initialPropsOf = (Router: object) =>
  (Router as unknown as { readonly defaultProps: { readonly resolver: Resolver } }).defaultProps;

/** The link of found. It is typed as a class, but it is a function that passes its props to an anchor. */
export const linkOf = <Props>() => Link as unknown as ComponentType<Props>;
