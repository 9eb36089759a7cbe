import { clientsClaim } from 'workbox-core';
import { enable as enableNavigationPreload } from 'workbox-navigation-preload';
import { registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';
import {
  byAddress,
  copyMark,
  filesCache,
  isTooOld,
  offlinePath,
  type ToKeep,
} from '../../browser/offline/copies.ts';
import { keepCopies } from './keepCopies.ts';
import { pagesCache } from '../../browser/offline/forgetCopies.ts';
import { pictureOf } from './pictureOf.ts';

// The service worker: shows copies of pages where there is no connection. It asks the network first, and stores only what pages tell
// it to keep, so that a new build needs nothing of it.

interface Scope {
  readonly skipWaiting: () => Promise<void>;
  readonly addEventListener: (
    type: 'message',
    listener: (
      event: MessageEvent<ToKeep> & { readonly waitUntil: (work: Promise<unknown>) => void },
    ) => void,
  ) => void;
}

declare const self: Scope;

/** How long the network may take where there is a copy. */
const patienceS = 5;

const patient = new NetworkOnly();
const impatient = new NetworkOnly({ networkTimeoutSeconds: patienceS });

const copyAt = async (cacheName: string, path: string): Promise<Response | undefined> => {
  const copy = await caches.match(path, { cacheName, ...byAddress });
  return copy && !isTooOld(copy) ? copy : undefined;
};

/** The copy of a page; the page without a connection has one for whatever page the visitor wanted. */
const copyOf = ({ pathname, search }: URL): Promise<Response | undefined> =>
  copyAt(pagesCache, pathname.endsWith(offlinePath) ? pathname : pathname + search);

/** A copy that its page can tell from an answer of the site. */
const marked = ({ body, headers }: Response): Response =>
  new Response(body, { headers: { ...Object.fromEntries(headers), 'server-timing': copyMark } });

/** The page that says that there is no connection, in the language of what the visitor read last. */
const offlinePage = async (path: string): Promise<Response> => {
  const kept = await (await caches.open(pagesCache)).keys();
  const page = kept
    .map(({ url }) => new URL(url).pathname)
    .find((pathname) => pathname.endsWith(offlinePath));
  return page === undefined
    ? Response.error()
    : Response.redirect(`${page}?${new URLSearchParams({ from: path })}`);
};

registerRoute(
  ({ request }) => request.mode === 'navigate',
  async (options) => {
    const { pathname, search } = options.url;
    const copy = await copyOf(options.url);
    try {
      return await (copy ? impatient : patient).handle(options);
    } catch {
      if (copy) return marked(copy);
      // The page may be kept without what only campaigns add.
      const isKept = search !== '' && (await copyAt(pagesCache, pathname)) !== undefined;
      return isKept ? Response.redirect(pathname) : offlinePage(pathname + search);
    }
  },
);

// The name of such a file changes with its content.
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/'),
  async ({ request, url }) =>
    (await caches.match(url.pathname, { cacheName: filesCache, ...byAddress })) ?? fetch(request),
);

registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/images/'),
  async ({ request, url }) => {
    try {
      return await fetch(request);
    } catch {
      const copy = await caches.match(pictureOf(url.pathname), { cacheName: filesCache, ...byAddress });
      return copy ?? Response.error();
    }
  },
);

self.addEventListener('message', (event) => event.waitUntil(keepCopies(event.data)));

enableNavigationPreload();
void self.skipWaiting();
clientsClaim();
