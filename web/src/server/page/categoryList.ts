import { setTimeout as pause } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { ConcreteRequest } from 'relay-runtime';
import type { categoriesQuery } from '../../__generated__/categoriesQuery.graphql.ts';
import { IncompleteAnswerError, type Ask } from '../gateway/ask.ts';

export interface CategorySource {
  readonly ask: Ask;
  readonly query: () => Promise<ConcreteRequest>;
  /** How long a list stays fresh. */
  readonly maxAgeMs: number;
  /** A page waits no longer than this for the first list. */
  readonly patienceMs: number;
  readonly onFault: (error: unknown) => void;
}

/**
 * Returns a function that resolves with the slugs of all categories, the same in every language; null while there is no
 * list. Serves the cached list while a newer one is fetched, and also when that fails.
 */
export const createCategoryList = ({ ask, query, maxAgeMs, patienceMs, onFault }: CategorySource) => {
  const fetchSlugs = async (): Promise<readonly string[]> => {
    const { categories } = await ask<categoriesQuery>(await query(), 'en', {});
    if (!categories) throw new IncompleteAnswerError('There was no answer to the request for categories.');
    return categories.map(({ orgSlug }) => orgSlug);
  };
  const lists = new LRUCache<'all', readonly string[]>({
    max: 1,
    ttl: maxAgeMs,
    allowStale: true,
    allowStaleOnFetchRejection: true,
    noDeleteOnFetchRejection: true,
    fetchMethod: () =>
      fetchSlugs().catch((error: unknown) => {
        onFault(error);
        throw error;
      }),
  });
  return (): Promise<readonly string[] | null> => {
    const list = lists.fetch('all').then(
      (slugs) => slugs ?? null,
      () => null,
    );
    return Promise.race([list, pause(patienceMs, null, { ref: false })]);
  };
};
