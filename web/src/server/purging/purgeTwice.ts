import type { CacheablePage, PageCache } from '../page/pageCache.ts';

/** Removes cached pages, here and in a CDN, at once. */
export type PagePurger = Pick<PageCache<CacheablePage>, 'purge'>;

/** Longer than a gateway keeps answers by default, and than a page made of one takes. */
const againAfterMs = 2_000;

/**
 * Removes pages at once, and those that were rendered since then once more: another gateway may not have known of the change
 * yet, and have given an old answer to them.
 */
export const purgeTwice = (cache: PagePurger): PagePurger => ({
  purge: (what) => {
    setTimeout(() => cache.purge(what), againAfterMs).unref();
    return cache.purge(what);
  },
});
