import { LRUCache } from 'lru-cache';
import type { HtmlCacheConfig } from '../../config/htmlCacheSettings.ts';
import type { OwnChanges } from '../purging/userWrites.ts';

/** What the cache needs to know about a rendered page. */
export interface CacheablePage {
  /**
   * `keep`: complete and the same for everybody. `forget`: the page is gone, has moved or became private. `retry`: it could not
   * be rendered completely, so an earlier one is still the better answer.
   */
  readonly caching: 'keep' | 'forget' | 'retry';
  /** Its path, with the language. */
  readonly path: string;
  /** The ids of what it shows. */
  readonly entities: readonly string[];
  /** How much memory it takes. */
  readonly size: number;
}

interface Cached<Page> {
  readonly page: Page;
  /** When its rendering began. */
  readonly began: number;
  readonly freshUntil: number;
  readonly staleUntil: number;
}

/** Which pages to purge: those at an address, those that show an entity, or all. */
export type Purge =
  | { readonly paths?: readonly string[]; readonly ids?: readonly string[] }
  | { readonly all: true };

export interface PageCache<Page> {
  /**
   * The page with this key. A fresh one is returned at once, and a stale one too, while it is rendered again. Otherwise all
   * requests for it wait for one rendering, which is abandoned when all of them have left. Those who have changed something get a
   * page that is newer than their change.
   */
  readonly read: (
    key: string,
    render: Render<Page>,
    left: AbortSignal,
    changes?: OwnChanges,
  ) => Promise<Page>;
  /** Removes pages, and returns their number. What is being rendered is rendered anew for those who ask from now on. */
  readonly purge: (what: Purge) => number;
  /**
   * Removes the pages that show one of these entities, and returns their number. One that is being rendered is still sent to all who
   * ask for it until it is ready, but not cached.
   */
  readonly outdate: (ids: readonly string[]) => number;
}

/** Renders a page. Its signal aborts when nobody waits for the page any more. */
type Render<Page> = (abandoned: AbortSignal) => Promise<Page>;

interface Rendering<Page> {
  readonly page: Promise<Page>;
  readonly abandon: AbortController;
  readonly began: number;
  /** What has changed since it began. */
  readonly outdated: Set<string>;
  visitors: number;
}

/** How many addresses are counted: more than are asked for in the time that a page is cached, except by an attack. */
const maxCounted = 20_000;

const matcherOf = (what: Purge): ((page: CacheablePage) => boolean) => {
  if ('all' in what) return () => true;
  const [paths, ids] = [new Set(what.paths), new Set(what.ids)];
  return ({ path, entities }) => paths.has(path) || entities.some((id) => ids.has(id));
};

/**
 * Keeps rendered pages in memory, as many as `maxBytes` hold. A new page replaces those that were not requested for longest, unless
 * one of them was requested more often in the time that pages are cached: many addresses that are asked for once replace none of these.
 */
export const createPageCache = <Page extends CacheablePage>(
  { freshMs, staleMs, maxBytes }: HtmlCacheConfig,
  onFault: (error: unknown) => void,
): PageCache<Page> => {
  const pages = new LRUCache<string, Cached<Page>>({
    maxSize: maxBytes,
    sizeCalculation: ({ page }, key) => page.size + key.length,
  });
  const underWay = new Map<string, Rendering<Page>>();
  const requests = new LRUCache<string, number>({
    max: maxCounted,
    ttl: freshMs + staleMs,
    noUpdateTTL: true,
    perf: Date,
  });
  const requestsFor = (key: string): number => requests.get(key) ?? 0;

  /** Whether there is room for a page, when those that matter no more than it are evicted. */
  const hasRoomFor = (key: string, page: Page): boolean => {
    let room = maxBytes - pages.calculatedSize;
    const needed = page.size + key.length;
    const now = Date.now();
    for (const other of pages.rkeys()) {
      const cached = room < needed ? pages.peek(other) : undefined;
      if (cached === undefined) break;
      if (now < cached.staleUntil && requestsFor(other) > requestsFor(key)) return false;
      room += cached.page.size + other.length;
    }
    return true;
  };

  const settle = (key: string, page: Page, { outdated, began }: Rendering<Page>): void => {
    if (page.caching === 'retry') return;
    const isCached = page.caching === 'keep' && !page.entities.some((id) => outdated.has(id));
    if (!isCached) pages.delete(key);
    else if (pages.has(key) || hasRoomFor(key, page)) {
      const freshUntil = Date.now() + freshMs;
      pages.set(key, { page, began, freshUntil, staleUntil: freshUntil + staleMs });
    }
  };

  const startRendering = (key: string, render: Render<Page>): Rendering<Page> => {
    const abandon = new AbortController();
    // After a purge it is not under way any more: its data may be older than the purge.
    const isCurrent = () => underWay.get(key) === rendering;
    const page = render(abandon.signal)
      .then((rendered) => {
        if (isCurrent()) settle(key, rendered, rendering);
        return rendered;
      })
      .finally(() => {
        if (isCurrent()) underWay.delete(key);
      });
    const rendering: Rendering<Page> = {
      page,
      abandon,
      began: Date.now(),
      outdated: new Set(),
      visitors: 0,
    };
    underWay.set(key, rendering);
    return rendering;
  };

  /** A visitor who leaves does not wait any more. Without one, the page is rendered for those who come later. */
  const renderOnce = (key: string, render: Render<Page>, left: AbortSignal | null): Promise<Page> => {
    const rendering = underWay.get(key) ?? startRendering(key, render);
    rendering.visitors += 1;
    left?.addEventListener('abort', () => {
      rendering.visitors -= 1;
      if (rendering.visitors > 0) return;
      if (underWay.get(key) === rendering) underWay.delete(key);
      rendering.abandon.abort();
    });
    return rendering.page;
  };

  const isOlder = ({ page, began }: Cached<Page>, changes: OwnChanges | undefined): boolean =>
    changes !== undefined && began <= changes.at && page.entities.some((id) => changes.ids.has(id));

  /** Waits for a rendering that began before a change, so that a page is rendered once at a time. */
  const whenNewer = async (key: string, { at }: OwnChanges): Promise<void> => {
    const rendering = underWay.get(key);
    if (rendering !== undefined && rendering.began <= at) await rendering.page.catch(() => undefined);
  };

  const remove = (what: Purge): number => {
    const isRemoved = matcherOf(what);
    const keys = [...pages.entries()].flatMap(([key, { page }]) => (isRemoved(page) ? [key] : []));
    for (const key of keys) pages.delete(key);
    return keys.length;
  };

  return {
    read: async (key, render, left, changes) => {
      requests.set(key, requestsFor(key) + 1);
      if (changes !== undefined) await whenNewer(key, changes);
      const cached = pages.get(key);
      const now = Date.now();
      if (cached === undefined || now >= cached.staleUntil || isOlder(cached, changes))
        return renderOnce(key, render, left);
      if (now >= cached.freshUntil) renderOnce(key, render, null).catch(onFault);
      return cached.page;
    },
    purge: (what) => {
      underWay.clear();
      return remove(what);
    },
    outdate: (ids) => {
      for (const { outdated } of underWay.values()) for (const id of ids) outdated.add(id);
      return remove({ ids });
    },
  };
};
