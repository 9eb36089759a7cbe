import { z } from 'zod';
import { positiveInteger } from '@citygigs/server/config/environment.ts';

/** How long the server keeps rendered pages, which are the same for every visitor. */
export interface HtmlCacheConfig {
  /** How long a page is served as it is. */
  readonly freshMs: number;
  /** How much longer it is served while it is rendered again. */
  readonly staleMs: number;
  /** The limit for all pages, as compressed. */
  readonly maxBytes: number;
}

const seconds = z.coerce.number({ error: 'must be a number' }).min(0, 'must be 0 or more');

/** The variables of the cache. With 0 fresh seconds, every page is rendered for its request. */
export const htmlCacheVariables = {
  HTML_CACHE_FRESH_S: seconds.default(10),
  HTML_CACHE_STALE_S: seconds.default(60),
  HTML_CACHE_MB: positiveInteger.default(64),
};

type HtmlCacheValues = z.output<z.ZodObject<typeof htmlCacheVariables>>;

/** Null when no page is kept. */
export const htmlCacheConfigOf = (values: HtmlCacheValues): HtmlCacheConfig | null =>
  values.HTML_CACHE_FRESH_S === 0
    ? null
    : {
        freshMs: values.HTML_CACHE_FRESH_S * 1000,
        staleMs: values.HTML_CACHE_STALE_S * 1000,
        maxBytes: values.HTML_CACHE_MB * 1024 * 1024,
      };
