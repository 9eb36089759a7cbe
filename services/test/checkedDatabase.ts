import type { SQL } from 'drizzle-orm';
import type { TSchema } from 'typebox';
import { Compile, type Validator } from 'typebox/compile';
import type { Database, RunQuery } from '../src/db/database.ts';

const validators = new WeakMap<TSchema, Validator>();

/** Compiled once per schema, because tests check many rows. */
const validatorOf = (row: TSchema): Validator => {
  const known = validators.get(row) ?? Compile(row);
  validators.set(row, known);
  return known;
};

const validateRows =
  (rows: RunQuery): RunQuery =>
  async (query: SQL, row?: TSchema) => {
    if (row === undefined) return (await rows(query)) as never[];
    const found = (await rows(query, row)) as never[];
    const validator = validatorOf(row);
    for (const item of found) {
      if (validator.Check(item)) continue;
      const [fault] = validator.Errors(item);
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
