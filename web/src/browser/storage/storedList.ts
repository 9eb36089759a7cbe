import type { StorageEntry } from './storageEntries.ts';
import { storedValue } from './storedValue.ts';

/**
 * A list that the visitor makes, stored for later visits. New items go to the place `newAt`. What `parse` is given may be
 * invalid. Browser only.
 */
export const storedList = <Item extends { readonly id: string }>(
  entry: StorageEntry,
  parse: (text: string | null) => readonly Item[],
  max: number,
  newAt: number,
) => {
  const stored = storedValue(entry, parse);
  const others = (id: string) => {
    stored.reread();
    return stored.get().filter((item) => item.id !== id);
  };
  return {
    get: stored.get,
    set: stored.set,
    subscribe: stored.subscribe,
    reread: stored.reread,

    /** Adds an item, if it is not in the list, or moves it; false when there is no room for another. */
    put: (item: Item, at = newAt): boolean => {
      const rest = others(item.id);
      if (rest.length >= max) return false;
      stored.set([...rest.slice(0, at), item, ...rest.slice(at)]);
      return true;
    },

    /** Removes an item. Returns its place in the list, -1 if it was not there. */
    remove: (id: string): number => {
      const rest = others(id);
      const at = stored.get().findIndex((item) => item.id === id);
      stored.set(rest);
      return at;
    },
  };
};
