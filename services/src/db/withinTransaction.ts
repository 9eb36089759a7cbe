import type { SQL } from 'drizzle-orm';
import type { Database } from './database.ts';

export type Rows = <Row>(query: SQL) => Promise<Row[]>;

/** Queries that see one state of the database, and settings that end with them. */
export const withinTransaction = <T>({ orm }: Database, work: (rows: Rows) => Promise<T>): Promise<T> =>
  orm.transaction((transaction) =>
    // Both engines answer an object with the rows, which the common type does not say.
    work(async <Row>(query: SQL) => ((await transaction.execute(query)) as unknown as { rows: Row[] }).rows),
  );
