import type { Environment } from 'relay-runtime';
import type { Rejection } from '../../relay/sendMutation.ts';

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

/**
 * Returns a function that changes the list of an account; when the account has no room for all, it adds as many as fit, the
 * latest first. The function resolves to the others.
 */
export const sendWhatFits =
  <Item extends { readonly id: string }>({ max, change, readIds }: AccountList<Item>) =>
  async (
    environment: Environment,
    added: readonly Item[],
    removed: readonly Item[],
  ): Promise<readonly Item[]> => {
    const [rejection] = await change(environment, added, removed);
    if (!rejection) return [];
    if (rejection.code !== 'TOO_MANY') throw new Error(rejection.message);
    const { ids, total } = await readIds(environment);
    const missing = added.filter(({ id }) => !ids.has(id));
    const leaving = removed.filter(({ id }) => ids.has(id));
    const room = Math.max(0, max - total + leaving.length);
    const [refusal] = await change(environment, missing.slice(0, room), removed);
    if (refusal) throw new Error(refusal.message);
    return missing.slice(room);
  };
