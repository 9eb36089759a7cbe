/** A row, and whether this request inserted it rather than an earlier one with the same key. */
export interface Recorded<Row> {
  row: Row;
  isNew: boolean;
}

/**
 * Inserts a row once per idempotency key. `insert` does nothing on a conflict of keys and returns what
 * it inserted; `findByKey` then reads the existing row.
 */
export const recordOnce = async <Row>(
  insert: () => Promise<Row | undefined>,
  findByKey: () => Promise<Row | undefined>,
): Promise<Recorded<Row>> => {
  const written = await insert();
  if (written !== undefined) return { row: written, isNew: true };
  const earlier = await findByKey();
  if (earlier === undefined) throw new Error('A row was neither written nor found.');
  return { row: earlier, isNew: false };
};
