import type { SQL } from 'drizzle-orm';
import type { Database } from '../src/db/database.ts';

/** Returns the rows of a query in a test, typed by the test. */
export const rowsOf = async <Row>({ rows }: Pick<Database, 'rows'>, query: SQL): Promise<Row[]> =>
  (await rows(query)) as Row[];
