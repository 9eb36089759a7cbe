import { publicFiles } from '../built/publicFiles.ts';

/** The internal route that renders all pages, whatever their URL. */
export const pageRoute = '/page';

/** The internal route of all feeds. */
export const feedRoute = '/feed';

const files = ['robots.txt', 'sitemap.xml', '.well-known/security.txt', ...publicFiles].map((file) =>
  file.replaceAll('.', '\\.'),
);
const served = new RegExp(
  `^/(?:graphql|images|assets|sitemaps)(?:[/?]|$)|^/(?:report|healthz|${files.join('|')})(?:\\?|$)`,
);
const feed = /^[^?]*\/feed\.xml(?:\?|$)/i;
const developed = /^\/(?:@|src\/|node_modules\/|virtual:|__|vite\/)/;

/**
 * The internal route for a request. Pages have their own router, which accepts any path; fastify's would refuse some
 * before we could answer with a page.
 */
export const routeOf = (url: string, development = false): string => {
  if (served.test(url) || (development && developed.test(url))) return url;
  return feed.test(url) ? feedRoute : pageRoute;
};
