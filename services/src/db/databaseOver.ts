import type { SQL } from 'drizzle-orm';
import type { Database } from './database.ts';
import { repeatOnConflict } from './repeatOnConflict.ts';

/** Runs raw SQL on a query builder or within its transaction. */
export const rowsFrom =
  (executor: { execute: (query: SQL) => PromiseLike<unknown> }): Database['rows'] =>
  async (query: SQL) =>
    // Both engines return an object with `rows`, which their common type does not declare.
    ((await executor.execute(query)) as unknown as { rows: never[] }).rows;

/** Makes the query builder repeat whole transactions that conflict with others. */
const repeatingTransactions = (orm: Database['orm']): Database['orm'] => {
  const runOnce: Database['orm']['transaction'] = orm.transaction.bind(orm);
  orm.transaction = (work, settings) => repeatOnConflict(() => runOnce(work, settings));
  return orm;
};

/** Creates the database interface from the query builder of an engine. */
export const databaseOver = ({
  engine,
  orm,
  close,
  connections,
}: Pick<Database, 'engine' | 'orm' | 'close' | 'connections'>): Database => {
  const repeating = repeatingTransactions(orm);
  return {
    engine,
    orm: repeating,
    rows: rowsFrom(repeating),
    transaction: (work) => repeating.transaction((transaction) => work(rowsFrom(transaction))),
    close,
    ...(connections && { connections }),
  };
};
