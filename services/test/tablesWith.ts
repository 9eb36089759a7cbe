import { sql } from 'drizzle-orm';
import type { Database } from '../src/db/database.ts';
import { rowsOf } from './rowsOf.ts';

/** The tables with a row that contains one of the texts, which a deleted user must not leave. */
export const tablesWith = async (database: Database, texts: readonly string[]): Promise<string[]> => {
  const tables = await rowsOf<{ name: string }>(
    database,
    sql`select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' order by table_name`,
  );
  const found = [];
  for (const { name } of tables) {
    const contains = sql.join(
      texts.map((text) => sql`row::text like ${`%${text}%`}`),
      sql` or `,
    );
    const rows = await rowsOf(
      database,
      sql`select 1 as found from ${sql.identifier(name)} row where ${contains} limit 1`,
    );
    if (rows.length > 0) found.push(name);
  }
  return found;
};
