import type { SQL } from 'drizzle-orm';
import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/** Any drizzle database or transaction, embedded or not. */
export interface RowTarget {
  execute(query: SQL): PromiseLike<unknown>;
}

const batchSize = 2_000;

/** Inserts a batch as one JSON parameter, which is several times faster than one parameter per value. */
const insertStatement = (table: PgTable, rows: readonly object[]): SQL => {
  const keys = new Set(rows.flatMap((row) => Object.keys(row)));
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => keys.has(key));
  const names = columns.map(([, column]) => sql.identifier(column.name));
  const selected = columns.map(([key]) => sql.identifier(key));
  const typed = columns.map(([key, column]) => sql`${sql.identifier(key)} ${sql.raw(column.getSQLType())}`);
  return sql`insert into ${sql.identifier(getTableName(table))} (${sql.join(names, sql`, `)})
    select ${sql.join(selected, sql`, `)}
    from json_to_recordset(${JSON.stringify(rows)}::json) as row (${sql.join(typed, sql`, `)})`;
};

/** Inserts rows in batches while they are generated, and reports the number of inserted rows after each batch. */
export const insertRows = async (
  target: RowTarget,
  table: PgTable,
  rows: Iterable<object>,
  onBatch: (done: number) => void,
): Promise<number> => {
  let [batch, done]: [object[], number] = [[], 0];
  const flush = async (): Promise<void> => {
    if (batch.length === 0) return;
    await target.execute(insertStatement(table, batch));
    done += batch.length;
    batch = [];
    onBatch(done);
  };
  for (const row of rows) {
    batch.push(row);
    if (batch.length === batchSize) await flush();
  }
  await flush();
  return done;
};
