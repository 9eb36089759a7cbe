import { assertSameInput, type SentKey } from './sentKey.ts';

/** A row, and whether this request inserted it or an earlier one with the same key. */
export interface Recorded<Row> {
  row: Row;
  isNew: boolean;
}

/**
 * Inserts a row once. If it exists, `insert` must do nothing and return undefined; `find` then reads
 * the existing row.
 */
export const recordOnce = async <Row>(
  insert: () => Promise<Row | undefined>,
  find: () => Promise<Row | undefined>,
): Promise<Recorded<Row>> => {
  const inserted = await insert();
  if (inserted !== undefined) return { row: inserted, isNew: true };
  const earlier = await find();
  if (earlier === undefined) throw new Error('The row was neither inserted nor found.');
  return { row: earlier, isNew: false };
};

/** The same with one row per idempotency key, which belongs to the input that it was first sent with. */
export const recordOncePerKey = async <Row extends { readonly inputHash: string | null }>(
  sent: SentKey,
  insert: () => Promise<Row | undefined>,
  findByKey: () => Promise<Row | undefined>,
): Promise<Recorded<Row>> => {
  const recorded = await recordOnce(insert, findByKey);
  if (!recorded.isNew) assertSameInput(recorded.row, sent);
  return recorded;
};
