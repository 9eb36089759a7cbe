import type { SQL } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Static, TSchema } from 'typebox';

/** Runs raw SQL. The schema types the rows; tests validate every row against it, production does not. */
export interface RunQuery {
  <Row extends TSchema>(query: SQL, row: Row): Promise<Static<Row>[]>;
  /** For statements whose rows are not read. */
  (query: SQL): Promise<unknown[]>;
}

interface RowsOf<Row> {
  rows: Row[];
}

/** Both engines answer raw SQL with an object that has the rows. */
interface RowsHKT extends PgQueryResultHKT {
  type: RowsOf<this['row']>;
}

/** The interface to the database, the same for both engines. */
export interface Database {
  engine: 'embedded' | 'server';
  /** The query builder. A transaction that conflicts with another one runs again, so its work changes nothing but rows. */
  orm: PgDatabase<RowsHKT>;
  rows: RunQuery;
  /** Runs queries in one transaction. Settings made by `set_config` with `true` end with it. */
  transaction: <T>(work: (rows: RunQuery) => Promise<T>) => Promise<T>;
  close: () => Promise<void>;
  /** How many connections a database on a server has, and how many queries wait for one. */
  connections?: () => Readonly<Record<'used' | 'idle' | 'waiting', number>>;
}
