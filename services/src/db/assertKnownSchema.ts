import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { Type } from 'typebox';
import { StartFault } from '@citygigs/server/config/startFault.ts';
import type { Database } from './database.ts';
import { migrationsFolder } from './migrationsFolder.ts';

/** The number that identifies the newest migration of this version: when it was written, in milliseconds. */
export const newestMigration = (): number =>
  Math.max(...readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis));

/** The number of the last migration that was applied to a database; null: it has no tables yet. */
export const appliedMigration = async ({ rows }: Pick<Database, 'rows'>): Promise<number | null> => {
  const [table] = await rows(
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as "exists"`,
    Type.Object({ exists: Type.Boolean() }),
  );
  if (table?.exists !== true) return null;
  const [last] = await rows(
    sql`select max(created_at)::float8 as number from drizzle.__drizzle_migrations`,
    Type.Object({ number: Type.Union([Type.Number(), Type.Null()]) }),
  );
  return last?.number ?? null;
};

/** Refuses a database that a newer version has migrated, because this version would write wrong rows or fail on each write. */
export const assertKnownSchema = async (database: Pick<Database, 'rows'>): Promise<void> => {
  const applied = await appliedMigration(database);
  if (applied === null || applied <= newestMigration()) return;
  throw new StartFault(
    'The database belongs to a newer version of Citygigs. Nothing was changed. Start that version, or restore a backup that this version made; while developing, delete .data/pglite, and the sample data are made anew.',
  );
};
