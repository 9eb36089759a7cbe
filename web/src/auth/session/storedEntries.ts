import { accountEntries, keysOfTab } from '../../browser/storage/accountEntries.ts';
import { readLocal } from '../../browser/storage/localStore.ts';
import { readSession } from '../../browser/storage/sessionStore.ts';
import type { StorageEntry } from '../../browser/storage/storageEntries.ts';

export type Entries = Readonly<Record<string, string>>;

/** The values of these keys that there are. */
export const valuesOf = (keys: readonly string[], read: (key: string) => string | null): Entries =>
  Object.fromEntries(
    keys.flatMap((key) => {
      const value = read(key);
      return value === null ? [] : [[key, value]];
    }),
  );

/** What the visitor left in this tab. */
export const entriesOfTab = (): Entries => valuesOf(keysOfTab(), readSession);

/** What the visitor left for all tabs of this browser. */
export const entriesOfBrowser = (): Entries =>
  valuesOf(accountEntries, (key) => readLocal(key as StorageEntry));
