import { LRUCache } from 'lru-cache';

/**
 * Caches answers for a time on the server: equal requests share one answer, even while it is in flight. Failures and
 * answers that `isKept` refuses are not cached, and the answers that were not used for longest are evicted.
 */
export const timedCache = <T>(
  milliseconds: number,
  most: number,
  isKept: (answer: T) => boolean = () => true,
) => {
  // Caches the promises, because the cache's own `fetchMethod` takes no null, and an answer that is evicted while it is
  // in flight must still arrive.
  const answers = new LRUCache<string, Promise<T>>({ max: most, ttl: milliseconds });
  return (key: string, make: () => Promise<T>): Promise<T> => {
    const known = answers.get(key);
    if (known !== undefined) return known;
    const answer = make();
    answers.set(key, answer);
    const forget = () => {
      if (answers.peek(key) === answer) answers.delete(key);
    };
    answer.then((value) => {
      if (!isKept(value)) forget();
    }, forget);
    return answer;
  };
};
