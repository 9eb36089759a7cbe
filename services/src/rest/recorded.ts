/** A row that was written now, or that an earlier request with the same key had written. */
export type Recorded<Row> = { row: Row; isNew: boolean };

/**
 * Writes a row once per idempotency key. `insert` does nothing on a conflict of keys and answers what
 * it wrote; `findByKey` reads what is there then.
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
