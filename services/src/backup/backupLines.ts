import { sql } from 'drizzle-orm';
import { Type } from 'typebox';
import { appliedMigration } from '../db/assertKnownSchema.ts';
import type { RunQuery } from '../db/database.ts';
import { endOfBackup, type BackupHeader, type TableHeader } from './backupFormat.ts';
import { listTables, type Table } from './tables.ts';
import { nullableString } from '../rest/nullable.ts';

/** Rows read at once. Pictures make the largest rows, of some 100 kB. */
const batchSize = 200;

const sequenceRow = Type.Object({
  name: Type.String(),
  last: nullableString(),
});

const rowLine = Type.Object({ line: Type.String() });

async function* tableLines(rows: RunQuery, { name, columns }: Table): AsyncGenerator<string> {
  const table = sql.identifier(name);
  const [count] = await rows(
    sql`select count(*)::int as total from ${table}`,
    Type.Object({ total: Type.Integer() }),
  );
  yield JSON.stringify({ table: name, columns, rows: count?.total ?? 0 } satisfies TableHeader);
  const names = sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  );
  // PostgreSQL writes the JSON, so that no number or instant loses digits in JavaScript.
  await rows(
    sql`declare backup_rows no scroll cursor for select row_to_json(t)::text as line from (select ${names} from ${table}) t`,
  );
  for (;;) {
    const batch = await rows(sql`fetch ${sql.raw(String(batchSize))} from backup_rows`, rowLine);
    for (const { line } of batch) yield line;
    if (batch.length < batchSize) break;
  }
  await rows(sql`close backup_rows`);
}

/** The lines of a backup, read in a transaction that sees one state of the database. */
export async function* backupLines(rows: RunQuery, identityKey: string | null): AsyncGenerator<string> {
  await rows(sql`set transaction isolation level repeatable read, read only`);
  await rows(sql`set local statement_timeout = 0`);
  const header: BackupHeader = {
    format: 1,
    madeAt: new Date().toISOString(),
    migration: (await appliedMigration({ rows })) ?? 0,
    sequences: await rows(
      sql`select sequencename as name, last_value::text as last from pg_sequences where schemaname = 'public' order by 1`,
      sequenceRow,
    ),
    identityKey,
  };
  yield JSON.stringify(header);
  for (const table of await listTables(rows)) yield* tableLines(rows, table);
  yield endOfBackup;
}
