import type { Environment } from 'relay-runtime';
import { readLocal, writeLocal } from '../../browser/storage/localStore.ts';
import { oneAtATime } from '../../browser/oneAtATime.ts';
import type { StorageEntry } from '../../browser/storage/storageEntries.ts';
import type { Unsent } from './sendWhatFits.ts';

interface SyncedListOptions<Item> {
  /** The maximum number of items in this browser. */
  readonly max: number;
  /** Where the list is stored on which browser and account last agreed. */
  readonly entry: StorageEntry;
  /** The list of this browser. */
  readonly list: {
    readonly get: () => readonly Item[];
    /** Reads what another tab has stored and this tab has not yet been told of. */
    readonly reread: () => void;
    readonly set: (items: readonly Item[]) => void;
    readonly subscribe: (listener: () => void) => () => void;
  };
  readonly parse: (text: string | null) => readonly Item[];
  /** Changes the list of the account, and resolves to what it did not accept. Rejects when a part may be accepted later. */
  readonly send: (
    environment: Environment,
    added: readonly Item[],
    removed: readonly Item[],
  ) => Promise<Unsent<Item>>;
  /** Reads the list of the account. */
  readonly read: (environment: Environment) => Promise<readonly Item[]>;
}

/** How many items the account did not accept; what the user has been told before is not counted. */
export interface UnsentCounts {
  /** They stay in this browser. */
  readonly noRoom: number;
  /** The list of this browser has become that of the account. */
  readonly refused: number;
}

const nothing: UnsentCounts = { noRoom: 0, refused: 0 };

/** Keeps a list of this browser equal to that of the account. */
export const syncedList = <Item extends { readonly id: string }>({
  entry,
  list,
  max,
  parse,
  send,
  read,
}: SyncedListOptions<Item>) => {
  type Items = readonly Item[];
  /** The list on which both last agreed, if the browser refused to store it. */
  let unstored: string | null = null;
  /** What is only in this browser because the account had no room for it, as far as this page knows. */
  let onlyHere: Items = [];
  /** How often a user has left the account on this page. */
  let departures = 0;

  if (typeof window !== 'undefined') {
    window.addEventListener('storage', ({ key, newValue }) => {
      if (key !== entry || newValue !== null) return;
      departures += 1;
      unstored = null;
      onlyHere = [];
    });
  }

  const agreed = (): string | null => unstored ?? readLocal(entry);

  const agreeOn = (items: Items): void => {
    const text = JSON.stringify(items);
    writeLocal(entry, text);
    unstored = readLocal(entry) === text ? null : text;
  };

  const without = (items: Items, others: Items): Items =>
    items.filter(({ id }) => !others.some((other) => other.id === id));

  /** Whether browser and account agreed, and nothing was saved or removed in this browser since. */
  const isInSync = (): boolean => JSON.stringify(without(list.get(), onlyHere)) === agreed();

  /**
   * Sends to the account what was saved and removed in this browser since they last agreed. The first time, or when `reads`
   * is set, it also takes over the account's list, as after a change that the account refuses for good. Changes made meanwhile
   * stay, and are sent by the next call. Resolves to what the account did not accept. Rejects when the account cannot be reached;
   * then nothing changes. Nothing is kept of an answer that comes after the user has left.
   */
  const sync = (environment: Environment, { reads = false } = {}): Promise<UnsentCounts> =>
    oneAtATime(entry, async () => {
      list.reread();
      if (isInSync() && !reads) return nothing;
      const departuresBefore = departures;
      const base = parse(agreed());
      const mine = list.get();
      const [added, removed] = [without(mine, base), without(base, mine)];
      const isChanged = added.length > 0 || removed.length > 0;
      const { noRoom, refused } = isChanged
        ? await send(environment, added, removed)
        : { noRoom: [], refused: [] };
      const isAccepted = noRoom.length + refused.length === 0;
      const isKnown = !reads && agreed() !== null && isAccepted;
      const ofAccount = isKnown ? mine : await read(environment);
      if (departures !== departuresBefore) return nothing;
      list.reread();
      const now = list.get();
      const isNews = without(noRoom, onlyHere).length > 0;
      onlyHere = noRoom;
      const shown = ofAccount.slice(0, max - onlyHere.length);
      agreeOn(shown);
      list.set([...without(now, mine), ...without([...onlyHere, ...shown], without(mine, now))]);
      return { noRoom: isNews ? noRoom.length : 0, refused: refused.length };
    });

  return { isInSync, sync, subscribe: list.subscribe };
};
