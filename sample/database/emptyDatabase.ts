import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { cityPropositions, citySearches } from '../../services/src/db/schema/city.ts';
import { languages } from '../../services/src/db/schema/language.ts';
import { leads } from '../../services/src/db/schema/lead.ts';
import { users } from '../../services/src/db/schema/user.ts';
import { Type } from 'typebox';
import type { Database } from '../../services/src/db/database.ts';
import type { RowTarget } from './insertRows.ts';

/** If these tables are empty, so are all others: they refer to these or are filled together with them. */
const rootTables: readonly PgTable[] = [languages, leads, citySearches, cityPropositions, users];

export const isEmptyDatabase = async (database: Database): Promise<boolean> => {
  const hasRows = sql.join(
    rootTables.map((table) => sql`exists (select from ${table})`),
    sql` or `,
  );
  const [row] = await database.rows(
    sql`select ${hasRows} as "hasRows"`,
    Type.Object({ hasRows: Type.Boolean() }),
  );
  return row?.hasRows === false;
};

/** Deletes every row, including those of visitors, and restarts generated ids at 1. */
export const emptyDatabase = async (target: RowTarget): Promise<void> => {
  await target.execute(sql`
    do $$ begin
      execute (
        select 'truncate ' || string_agg(format('%I.%I', schemaname, tablename), ', ') || ' restart identity'
        from pg_tables where schemaname = 'public'
      );
    end $$`);
};
