import { publicFiles } from '../built/builtFiles.ts';

/** The internal route that renders all pages, whatever their URL. */
export const internalPagePath = '/page';

/** The internal route for POST requests that end mails. */
export const unsubscribeRoute = '/unsubscribe-by-post';

/** The internal route of all feeds. */
export const feedRoute = '/feed';

/** Where other programs purge pages that are cached; requests with other methods ask for a page with this name. */
export const purgeRoute = '/purge';

const files = [
  'robots.txt',
  'sitemap.xml',
  '.well-known/security.txt',
  '.well-known/change-password',
  'site.webmanifest',
  'map.svg',
  ...publicFiles,
].map((file) => file.replaceAll('.', '\\.'));
const servedPath = new RegExp(
  `^/(?:graphql|images|assets|sitemaps)(?:[/?]|$)|^/(?:report|healthz|readyz|${files.join('|')})(?:\\?|$)`,
);
/** The page that links in mails about new offers lead to. */
const unsubscribe = /^(?:\/[a-z]{2})?\/my-desk\/saved\/?(?:\?|$)/i;
const feed = /^[^?]*\/feed\.xml(?:\?|$)/i;
const developmentPath = /^\/(?:@|dev\/|src\/|node_modules\/|virtual:|__|vite\/)/;

/**
 * The internal route for a request. Pages have their own router, which accepts any path; fastify's router would reject
 * some of them before a page could be sent.
 */
export const routeOf = (url: string, development = false, method = 'GET'): string => {
  if (method === 'POST' && unsubscribe.test(url)) return unsubscribeRoute;
  if (method === 'POST' && url === purgeRoute) return purgeRoute;
  if (servedPath.test(url) || (development && developmentPath.test(url))) return url;
  return feed.test(url) ? feedRoute : internalPagePath;
};
