import { useSyncExternalStore } from 'react';

interface StoredList<Item> {
  readonly get: () => readonly Item[];
  readonly subscribe: (listener: () => void) => () => void;
}

const none: readonly never[] = [];

/** The items of a list; none until the page is hydrated. */
export const useStoredList = <Item>({ get, subscribe }: StoredList<Item>): readonly Item[] =>
  useSyncExternalStore(subscribe, get, () => none);
