import { LRUCache } from 'lru-cache';

/** In such a time the writes of users remove a page once, however many they are. */
export const windowMs = 3_000;

const maxWriters = 10_000;

/** What somebody has changed, and when. */
export interface OwnChanges {
  readonly at: number;
  readonly ids: ReadonlySet<string>;
}

/** The writes of users, which may be many and cost little. */
export interface UserWrites {
  /** Removes pages that show what was written: at once, or when the time since the last removal is over. Returns their number. */
  readonly write: (ids: readonly string[], address?: string) => number;
  /** What was written from an address a short while ago, which pages for it must show. */
  readonly changesFrom: (address: string) => OwnChanges | undefined;
}

/**
 * Removes what users change at most once in a time, so that cheap writes cannot keep pages from being cached. What is removed is
 * removed once more when the time is over: another gateway may have answered a page with what it had read before.
 */
export const createUserWrites = (remove: (ids: readonly string[]) => number): UserWrites => {
  /** The ids whose time has not passed, and whether they were changed again in it. */
  const changedAgain = new Map<string, boolean>();
  const writers = new LRUCache<string, OwnChanges>({ max: maxWriters, ttl: 2 * windowMs, perf: Date });

  const removeFor = (ids: readonly string[], isRepeated: boolean): number => {
    if (ids.length === 0) return 0;
    for (const id of ids) changedAgain.set(id, false);
    setTimeout(() => {
      const again = ids.filter((id) => changedAgain.get(id));
      const once = ids.filter((id) => !changedAgain.get(id));
      removeFor(again, false);
      if (isRepeated) for (const id of once) changedAgain.delete(id);
      else removeFor(once, true);
    }, windowMs).unref();
    return remove(ids);
  };

  return {
    write: (ids, address) => {
      if (address !== undefined) {
        const before = writers.get(address)?.ids ?? [];
        writers.set(address, { at: Date.now(), ids: new Set([...before, ...ids].slice(-100)) });
      }
      for (const id of ids) if (changedAgain.has(id)) changedAgain.set(id, true);
      return removeFor(
        ids.filter((id) => !changedAgain.has(id)),
        false,
      );
    },
    changesFrom: (address) => writers.get(address),
  };
};
