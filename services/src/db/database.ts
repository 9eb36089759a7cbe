import type { SQL } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Static, TSchema } from 'typebox';

/** Runs raw SQL. The schema types its rows; tests check every row against it, production trusts the query. */
export interface RunQuery {
  <Row extends TSchema>(query: SQL, row: Row): Promise<Static<Row>[]>;
  /** For statements whose rows are not read. */
  (query: SQL): Promise<unknown[]>;
}

/** The database behind one interface, whichever engine it runs on. */
export interface Database {
  engine: 'embedded' | 'server';
  /** The query builder. */
  orm: PgDatabase<PgQueryResultHKT>;
  rows: RunQuery;
  /** Runs queries that see one state of the database, with settings that end with them. */
  transaction: <T>(work: (rows: RunQuery) => Promise<T>) => Promise<T>;
  close: () => Promise<void>;
}
