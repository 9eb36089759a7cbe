import { LRUCache } from 'lru-cache';
import type { HtmlCacheConfig } from '../../../config/htmlCacheSettings.ts';

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

interface Kept<Page> {
  readonly page: Page;
  readonly freshUntil: number;
  readonly staleUntil: number;
}

/** Which pages to purge: those at an address, those that show an entity, or all. */
export type Purge =
  { readonly paths?: readonly string[]; readonly ids?: readonly string[] } | { readonly all: true };

export interface PageCache<Page> {
  /**
   * The page with this key. A fresh one is returned at once, and a stale one too, while it is rendered again. Otherwise all
   * requests for it wait for one rendering.
   */
  readonly read: (key: string, render: () => Promise<Page>) => Promise<Page>;
  /** Removes pages, and returns their number. */
  readonly purge: (what: Purge) => number;
}

const matcherOf = (what: Purge): ((page: CacheablePage) => boolean) => {
  if ('all' in what) return () => true;
  const [paths, ids] = [new Set(what.paths), new Set(what.ids)];
  return ({ path, entities }) => paths.has(path) || entities.some((id) => ids.has(id));
};

/** Keeps rendered pages in memory, as many as `maxBytes` hold; those that were not requested for longest are evicted. */
export const createPageCache = <Page extends CacheablePage>(
  { freshMs, staleMs, maxBytes }: HtmlCacheConfig,
  onFault: (error: unknown) => void,
): PageCache<Page> => {
  const pages = new LRUCache<string, Kept<Page>>({
    maxSize: maxBytes,
    sizeCalculation: ({ page }, key) => page.size + key.length,
  });
  const underWay = new Map<string, Promise<Page>>();

  const settle = (key: string, page: Page): void => {
    if (page.caching === 'forget') pages.delete(key);
    if (page.caching !== 'keep') return;
    const freshUntil = Date.now() + freshMs;
    pages.set(key, { page, freshUntil, staleUntil: freshUntil + staleMs });
  };

  const renderOnce = (key: string, render: () => Promise<Page>): Promise<Page> => {
    const rendering = underWay.get(key);
    if (rendering) return rendering;
    const started = render();
    underWay.set(key, started);
    // After a purge it is not under way any more: its data may be older than the purge.
    const isCurrent = () => underWay.get(key) === started;
    return started
      .then((page) => {
        if (isCurrent()) settle(key, page);
        return page;
      })
      .finally(() => {
        if (isCurrent()) underWay.delete(key);
      });
  };

  return {
    read: async (key, render) => {
      const kept = pages.get(key);
      const now = Date.now();
      if (kept === undefined || now >= kept.staleUntil) return renderOnce(key, render);
      if (now >= kept.freshUntil) renderOnce(key, render).catch(onFault);
      return kept.page;
    },
    purge: (what) => {
      const isPurged = matcherOf(what);
      const keys = [...pages.entries()].flatMap(([key, { page }]) => (isPurged(page) ? [key] : []));
      for (const key of keys) pages.delete(key);
      underWay.clear();
      return keys.length;
    },
  };
};
