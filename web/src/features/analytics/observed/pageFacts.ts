import type { Match } from 'found';
import { pageRouteOf } from '../../../routing/foundTypes.ts';

/** The kind of page: the folder of its module, such as `city-category`, or `error-404`. */
export const typeOf = (match: Pick<Match, 'routes'>): string => {
  if ('error' in match) return `error-${(match.error as { readonly status: number }).status}`;
  const { module = '' } = pageRouteOf(match.routes);
  return /^src\/pages\/([^/]+)\//.exec(module)?.[1] ?? 'other';
};

/** The path without ids that only the visitor knows, such as that of an application. */
export const publicPath = (path: string): string => path.replace(/(\/direct\/)[^/]+/, '$1id');

/** An address of this site without its query and such ids; of another site as it is, which is what that site shows. */
export const publicAddress = (address: string): string => {
  const { origin } = window.location;
  return address.startsWith(`${origin}/`) ? origin + publicPath(new URL(address).pathname) : address;
};

/** The parameters of a page without such ids. */
export const publicParams = ({ leadId: _leadId, ...params }: Match['params']): Match['params'] => params;
