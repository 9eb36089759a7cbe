import { readLocal, writeLocal } from './localStore.ts';
import type { StorageEntry } from './storageEntries.ts';

/** A value that the browser stores for later visits, read once and synchronised between tabs. Browser only. */
export const storedValue = <T>(entry: StorageEntry, parse: (text: string | null) => T) => {
  let cached: { readonly value: T } | undefined;
  const listeners = new Set<() => void>();
  const notify = (): void => listeners.forEach((listener) => listener());
  const onStorage = ({ key }: StorageEvent): void => {
    if (key !== entry && key !== null) return;
    cached = undefined;
    notify();
  };

  return {
    get: (): T => (cached ??= { value: parse(readLocal(entry)) }).value,

    set: (value: T): void => {
      cached = { value };
      writeLocal(entry, JSON.stringify(value));
      notify();
    },

    /** Subscribes to the value, including changes in other tabs. */
    subscribe: (listener: () => void): (() => void) => {
      if (listeners.size === 0) window.addEventListener('storage', onStorage);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener('storage', onStorage);
      };
    },
  };
};
