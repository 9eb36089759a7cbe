import type { SQL } from 'drizzle-orm';
import type { Database } from './database.ts';

const rowsFrom =
  (executor: Pick<Database['orm'], 'execute'>): Database['rows'] =>
  async (query: SQL) =>
    // Both engines return an object with `rows`, which their common type does not declare.
    ((await executor.execute(query)) as unknown as { rows: never[] }).rows;

/** Creates the database interface from the query builder of an engine. */
export const databaseOver = ({
  engine,
  orm,
  close,
}: Pick<Database, 'engine' | 'orm' | 'close'>): Database => ({
  engine,
  orm,
  rows: rowsFrom(orm),
  transaction: (work) => orm.transaction((transaction) => work(rowsFrom(transaction))),
  close,
});
