/** A row, and whether this request inserted it or an earlier one with the same key. */
export interface Recorded<Row> {
  row: Row;
  isNew: boolean;
}

/**
 * Inserts one row per idempotency key. If the key exists, `insert` must do nothing and return
 * undefined; `findByKey` then reads the existing row.
 */
export const recordOnce = async <Row>(
  insert: () => Promise<Row | undefined>,
  findByKey: () => Promise<Row | undefined>,
): Promise<Recorded<Row>> => {
  const inserted = await insert();
  if (inserted !== undefined) return { row: inserted, isNew: true };
  const earlier = await findByKey();
  if (earlier === undefined) throw new Error('The row was neither inserted nor found.');
  return { row: earlier, isNew: false };
};
