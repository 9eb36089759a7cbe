import { readLocal, writeLocal } from './localStore.ts';
import type { StorageEntry } from './storageEntries.ts';

/** A value that the browser stores for later visits, read once and synchronised between tabs. Browser only. */
export const storedValue = <T>(entry: StorageEntry, parse: (text: string | null) => T) => {
  /** The value, and the stored text when it was read or set; storage that is full still has an older one. */
  let cached: { readonly value: T; readonly text: string | null } | undefined;
  const listeners = new Set<() => void>();
  const notify = (): void => listeners.forEach((listener) => listener());
  const read = () => {
    const text = readLocal(entry);
    return { value: parse(text), text };
  };
  /** Reads what another tab has stored or removed and this tab has not yet been told of. */
  const reread = (): void => {
    const text = readLocal(entry);
    if (cached === undefined || text === cached.text) return;
    cached = { value: parse(text), text };
    notify();
  };
  const onStorage = ({ key }: StorageEvent): void => {
    if (key !== entry && key !== null) return;
    cached = undefined;
    notify();
  };
  if (typeof window !== 'undefined') {
    // From the start: what a user has left behind must be forgotten even if nobody has subscribed.
    window.addEventListener('storage', onStorage);
    // Nobody tells a page in the memory of the browser what later pages store, until Back shows it again.
    window.addEventListener('pageshow', reread);
  }

  return {
    get: (): T => (cached ??= read()).value,

    set: (value: T): void => {
      writeLocal(entry, JSON.stringify(value));
      cached = { value, text: readLocal(entry) };
      notify();
    },

    reread,

    /** Subscribes to the value, including changes in other tabs. */
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};
