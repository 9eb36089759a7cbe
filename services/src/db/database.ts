import type { SQL } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** The database behind one interface, whichever engine it runs on. */
export type Database = {
  engine: 'embedded' | 'server';
  /** The query builder. */
  orm: PgDatabase<PgQueryResultHKT>;
  /** The rows of a query; the caller names their type, since SQL is not checked against it. */
  rows<Row>(query: SQL): Promise<Row[]>;
  close(): Promise<void>;
};
