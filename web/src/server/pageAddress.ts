/** The one route under which pages are drawn, whatever their URL. */
export const PAGE_ROUTE = '/page';

const served =
  /^\/(?:graphql|images|assets)(?:[/?]|$)|^\/(?:report|healthz|robots\.txt|favicon\.svg|site\.webmanifest)(?:\?|$)/;
const developed = /^\/(?:@|src\/|node_modules\/|virtual:|__|vite\/)/;

/**
 * Where the server's own router sends a request. Pages have a router of theirs, which copes with any path; the
 * server's would refuse some before we could answer with a page.
 */
export const routeOf = (url: string, development = false): string =>
  served.test(url) || (development && developed.test(url)) ? url : PAGE_ROUTE;
