import type { SQL } from 'drizzle-orm';
import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';
import type { Database, RunQuery } from '../src/db/database.ts';

const checked =
  (rows: RunQuery): RunQuery =>
  async (query: SQL, row?: TSchema) => {
    if (row === undefined) return (await rows(query)) as never[];
    const found = (await rows(query, row)) as never[];
    for (const one of found) {
      if (Value.Check(row, one)) continue;
      const [fault] = Value.Errors(row, one);
      throw new Error(`A row does not match its schema: ${JSON.stringify(fault)} in ${JSON.stringify(one)}`);
    }
    return found;
  };

/** A database that fails queries whose rows do not match the schema they are typed by. */
export const checkedDatabase = (database: Database): Database => ({
  ...database,
  rows: checked(database.rows),
  transaction: (work) => database.transaction((rows) => work(checked(rows))),
});
