import { publicFiles } from '../built/publicFiles.ts';

/** The one route under which pages are drawn, whatever their URL. */
export const PAGE_ROUTE = '/page';

/** The one route under which feeds are, whatever they are of. */
export const FEED_ROUTE = '/feed';

const files = ['robots.txt', 'sitemap.xml', '.well-known/security.txt', ...publicFiles].map((file) =>
  file.replaceAll('.', '\\.'),
);
const served = new RegExp(
  `^/(?:graphql|images|assets|sitemaps)(?:[/?]|$)|^/(?:report|healthz|${files.join('|')})(?:\\?|$)`,
);
const feed = /^[^?]*\/feed\.xml(?:\?|$)/i;
const developed = /^\/(?:@|src\/|node_modules\/|virtual:|__|vite\/)/;

/**
 * Where the server's own router sends a request. Pages have a router of theirs, which copes with any path; the
 * server's would refuse some before we could answer with a page.
 */
export const routeOf = (url: string, development = false): string => {
  if (served.test(url) || (development && developed.test(url))) return url;
  return feed.test(url) ? FEED_ROUTE : PAGE_ROUTE;
};
