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
  | { readonly paths?: readonly string[]; readonly ids?: readonly string[] }
  | { readonly all: true };

export interface PageCache<Page> {
  /**
   * The page with this key. A fresh one is returned at once, and a stale one too, while it is rendered again. Otherwise all
   * requests for it wait for one rendering, which is abandoned when all of them have left.
   */
  readonly read: (key: string, render: Render<Page>, left: AbortSignal) => Promise<Page>;
  /** Removes pages, and returns their number. */
  readonly purge: (what: Purge) => number;
}

/** Renders a page. Its signal aborts when nobody waits for the page any more. */
type Render<Page> = (abandoned: AbortSignal) => Promise<Page>;

interface Rendering<Page> {
  readonly page: Promise<Page>;
  readonly abandon: AbortController;
  visitors: number;
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
  const underWay = new Map<string, Rendering<Page>>();

  const settle = (key: string, page: Page): void => {
    if (page.caching === 'forget') pages.delete(key);
    if (page.caching !== 'keep') return;
    const freshUntil = Date.now() + freshMs;
    pages.set(key, { page, freshUntil, staleUntil: freshUntil + staleMs });
  };

  const startRendering = (key: string, render: Render<Page>): Rendering<Page> => {
    const abandon = new AbortController();
    // After a purge it is not under way any more: its data may be older than the purge.
    const isCurrent = () => underWay.get(key) === rendering;
    const page = render(abandon.signal)
      .then((rendered) => {
        if (isCurrent()) settle(key, rendered);
        return rendered;
      })
      .finally(() => {
        if (isCurrent()) underWay.delete(key);
      });
    const rendering: Rendering<Page> = { page, abandon, visitors: 0 };
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

  return {
    read: async (key, render, left) => {
      const kept = pages.get(key);
      const now = Date.now();
      if (kept === undefined || now >= kept.staleUntil) return renderOnce(key, render, left);
      if (now >= kept.freshUntil) renderOnce(key, render, null).catch(onFault);
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
