import type { SQL } from 'drizzle-orm';
import type { Database } from '../src/db/database.ts';

/** The rows of a test's own query, in the type that the test states. */
export const rowsOf = async <Row>({ rows }: Pick<Database, 'rows'>, query: SQL): Promise<Row[]> =>
  (await rows(query)) as Row[];
