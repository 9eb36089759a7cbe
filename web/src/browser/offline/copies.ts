import { pagesCache } from './forgetCopies.ts';

/** The address of the service worker, which `vite/workerPlugin.ts` builds. */
export const workerPath = '/worker.js';

/** The page that is shown in place of one that has no copy, in each language. */
export const offlinePath = '/offline';

/** The cache of the service worker with the files that its copies of pages need. */
export const filesCache = 'offline:files';

/** What a page tells the service worker to keep; everything else is dropped. */
export interface ToKeep {
  /** The paths of public pages, with their queries. */
  readonly pages: readonly string[];
  /** The paths of the scripts and styles that the page has loaded, which its copy may name nowhere. */
  readonly files: readonly string[];
  /** The file that starts pages of this build. A copy that does not name it is of another one. */
  readonly script: string;
}

/** Copies differ by nothing but their address: the browser that asks is the one that stored them. */
export const byAddress = { ignoreVary: true } as const;

const dayMs = 24 * 60 * 60_000;
const maxAgeMs = 30 * dayMs;

/** How long ago a copy was sent by the site. */
const ageOf = ({ headers }: Response, now: number): number =>
  now - new Date(headers.get('date') ?? 0).getTime();

/** Whether a copy is so old that nobody should read it. */
export const isTooOld = (copy: Response, now = Date.now()): boolean => ageOf(copy, now) > maxAgeMs;

/** Whether a copy is new enough not to be fetched again. */
export const isFresh = (copy: Response, now = Date.now()): boolean => ageOf(copy, now) < dayMs;

/** What the service worker calls itself in the `server-timing` of a copy. */
export const copyMark = 'copy';

/** Whether this document is a copy. */
export const isCopy = (): boolean => {
  const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return document?.serverTiming.some(({ name }) => name === copyMark) === true;
};

/** The addresses of the pages that can be read without a connection, as paths; none where there is no such storage. */
export const readablePages = async (): Promise<readonly string[]> => {
  try {
    const cache = await caches.open(pagesCache);
    return (await cache.keys()).map(({ url }) => url.slice(new URL(url).origin.length));
  } catch {
    return [];
  }
};
