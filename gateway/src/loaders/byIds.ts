import { byKey } from './byKey.ts';
import { itemsOf } from './itemsOf.ts';

interface Row {
  readonly id: number;
}

/** Loads rows by id from a list that takes `ids`, comma separated; null for an id without a row. */
export const byIds = <T extends Row>(
  fetchList: (ids: string) => Promise<{ readonly items: readonly T[] } | null>,
) =>
  byKey(
    (row: T) => row.id,
    async (ids) => itemsOf(await fetchList(ids.join(','))),
  );
