import type { SQL } from 'drizzle-orm';
import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';
import type { Database, RunQuery } from '../src/db/database.ts';

const validateRows =
  (rows: RunQuery): RunQuery =>
  async (query: SQL, row?: TSchema) => {
    if (row === undefined) return (await rows(query)) as never[];
    const found = (await rows(query, row)) as never[];
    for (const item of found) {
      if (Value.Check(row, item)) continue;
      const [fault] = Value.Errors(row, item);
      throw new Error(`A row does not match its schema: ${JSON.stringify(fault)} in ${JSON.stringify(item)}`);
    }
    return found;
  };

/** Wraps a database so that a query fails if its rows do not match its schema. */
export const checkedDatabase = (database: Database): Database => ({
  ...database,
  rows: validateRows(database.rows),
  transaction: (work) => database.transaction((rows) => work(validateRows(rows))),
});
