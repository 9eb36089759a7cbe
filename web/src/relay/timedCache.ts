import { LRUCache } from 'lru-cache';

/**
 * Caches answers for a time on the server: equal requests share one answer, even while it is in flight. Failures and
 * answers that `isCacheable` rejects are not cached, and the answers that were not used for longest are evicted.
 */
export const timedCache = <T>(
  milliseconds: number,
  maxEntries: number,
  isCacheable: (answer: T) => boolean = () => true,
) => {
  // Caches the promises, because the cache's own `fetchMethod` cannot return null, and an answer that is evicted while
  // it is in flight must still arrive.
  const answers = new LRUCache<string, Promise<T>>({ max: maxEntries, ttl: milliseconds });
  return (key: string, load: () => Promise<T>): Promise<T> => {
    const cached = answers.get(key);
    if (cached !== undefined) return cached;
    const answer = load();
    answers.set(key, answer);
    const forget = () => {
      if (answers.peek(key) === answer) answers.delete(key);
    };
    answer.then((value) => {
      if (!isCacheable(value)) forget();
    }, forget);
    return answer;
  };
};
