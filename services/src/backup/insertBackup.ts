import { sql } from 'drizzle-orm';
import { Type } from 'typebox';
import type { RunQuery } from '../db/database.ts';
import type { BackupHeader, TableHeader } from './backupFormat.ts';
import type { Backup } from './readBackup.ts';
import { listTables } from './tables.ts';

/** The characters of rows inserted at once. */
const batchLength = 2_000_000;

const insertRows = async (
  rows: RunQuery,
  { table, columns }: TableHeader,
  lines: readonly string[],
): Promise<void> => {
  const name = sql.identifier(table);
  const names = sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  );
  await rows(
    sql`insert into ${name} (${names}) overriding system value
      select ${names} from json_populate_recordset(null::${name}, ${`[${lines.join(',')}]`}::json)`,
  );
};

const setSequences = async (rows: RunQuery, sequences: BackupHeader['sequences']): Promise<void> => {
  for (const { name, last } of sequences) {
    if (last !== null) await rows(sql`select setval(${name}::regclass, ${last}::bigint)`);
  }
};

const isEmpty = async (rows: RunQuery, table: string): Promise<boolean> => {
  const [row] = await rows(
    sql`select not exists (select from ${sql.identifier(table)}) as "isEmpty"`,
    Type.Object({ isEmpty: Type.Boolean() }),
  );
  return row?.isEmpty === true;
};

/** The first table that has rows; null: the database is empty. */
export const findFilledTable = async (rows: RunQuery): Promise<string | null> => {
  for (const { name } of await listTables(rows)) if (!(await isEmpty(rows, name))) return name;
  return null;
};

/** Inserts the rows of a backup into an empty database that has its tables, in one transaction of the caller. */
export const insertBackup = async (rows: RunQuery, { header, tables }: Backup): Promise<void> => {
  await rows(sql`set local statement_timeout = 0`);
  // The backup has the totals that triggers keep.
  const all = (await listTables(rows)).map(({ name }) => sql.identifier(name));
  for (const name of all) await rows(sql`alter table ${name} disable trigger user`);
  for await (const table of tables) {
    let [batch, length]: [string[], number] = [[], 0];
    for await (const line of table.rowLines) {
      batch.push(line);
      length += line.length;
      if (length < batchLength) continue;
      await insertRows(rows, table, batch);
      [batch, length] = [[], 0];
    }
    if (batch.length > 0) await insertRows(rows, table, batch);
  }
  await setSequences(rows, header.sequences);
  for (const name of all) await rows(sql`alter table ${name} enable trigger user`);
};
