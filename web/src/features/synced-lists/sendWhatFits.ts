import type { Environment } from 'relay-runtime';
import { BadInput, type Rejection } from '../../relay/sendMutation.ts';

interface AccountList<Item> {
  /** The maximum number of items in the account. */
  readonly max: number;
  /** Adds and removes items. Resolves to why nothing was changed; empty after a change. */
  readonly change: (
    environment: Environment,
    added: readonly Item[],
    removed: readonly Item[],
  ) => Promise<readonly Rejection[]>;
  /** Reads the ids in the account, and how many items it has: also some that are no longer shown have a place there. */
  readonly readIds: (
    environment: Environment,
  ) => Promise<{ readonly ids: ReadonlySet<string>; readonly total: number }>;
}

/** The items of a change that the account did not accept. */
export interface Unsent<Item> {
  /** Those that it had no room for. */
  readonly noRoom: readonly Item[];
  /** Those that it refuses to add or to remove, however often they are sent. */
  readonly refused: readonly Item[];
}

/** The items whose change is refused for good, or that the list has no room for all. */
type Refusal<Item> = 'full' | readonly Item[];

const halves = <Item>(items: readonly Item[]): [newer: readonly Item[], older: readonly Item[]] => {
  const middle = Math.ceil(items.length / 2);
  return [items.slice(0, middle), items.slice(middle)];
};

const badInput = (error: unknown): readonly Rejection[] => {
  if (error instanceof BadInput) return [{ code: 'INVALID', message: error.message }];
  throw error;
};

/**
 * Changes the list, and finds out which items are refused for good by sending smaller and smaller parts of a refused change.
 * Rejects when a part may be accepted later.
 */
const sendAccepted =
  <Item>(change: AccountList<Item>['change'], environment: Environment) =>
  async (added: readonly Item[], removed: readonly Item[]): Promise<Refusal<Item>> => {
    const send = sendAccepted(change, environment);
    const [rejection] = await change(environment, added, removed).catch(badInput);
    if (!rejection) return [];
    if (rejection.code === 'TOO_MANY') return 'full';
    if (rejection.code === 'TOO_MANY_REQUESTS') throw new Error(rejection.message);
    if (added.length + removed.length <= 1) return [...added, ...removed];
    // Removals first, because they make room; the latest additions last, because the account lists the latest first.
    const [newer, older] = halves(added);
    const parts =
      added.length > 0 && removed.length > 0
        ? ([
            [[], removed],
            [added, []],
          ] as const)
        : ([
            [older, halves(removed)[0]],
            [newer, halves(removed)[1]],
          ] as const);
    const refused: Item[] = [];
    for (const part of parts) {
      if (part.every(({ length }) => length === 0)) continue;
      const refusal = await send(...part);
      if (refusal === 'full') return 'full';
      refused.push(...refusal);
    }
    return refused;
  };

/**
 * Returns a function that changes the list of an account; when the account has no room for all, it adds as many as fit, the
 * latest first. The function resolves to what was not accepted.
 */
export const sendWhatFits =
  <Item extends { readonly id: string }>({ max, change, readIds }: AccountList<Item>) =>
  async (
    environment: Environment,
    added: readonly Item[],
    removed: readonly Item[],
  ): Promise<Unsent<Item>> => {
    const send = sendAccepted(change, environment);
    const refused = await send(added, removed);
    if (refused !== 'full') return { noRoom: [], refused };
    const { ids, total } = await readIds(environment);
    const missing = added.filter(({ id }) => !ids.has(id));
    const leaving = removed.filter(({ id }) => ids.has(id));
    const room = Math.max(0, max - total + leaving.length);
    const refusedThen = await send(missing.slice(0, room), removed);
    if (refusedThen === 'full') throw new Error('The account has become full meanwhile.');
    return { noRoom: missing.slice(room), refused: refusedThen };
  };
