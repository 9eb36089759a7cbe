import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { StartFault } from '@citygigs/server/config/startFault.ts';
import { appliedMigration, newestMigration } from '../db/assertKnownSchema.ts';
import type { Database } from '../db/database.ts';
import { lockDirectory } from '../db/embedded/directoryLock.ts';
import { makeDirectory } from '../db/embedded/makeDirectory.ts';
import { openEmbedded } from '../db/embedded/openEmbedded.ts';
import { migrationsUntil } from '../db/migrationsUntil.ts';
import { openServer } from '../db/server/openServer.ts';
import type { BackupHeader } from './backupFormat.ts';
import { findFilledTable, insertBackup } from './insertBackup.ts';
import { readBackup, type Backup } from './readBackup.ts';
import { restoreIdentityKey } from './identityKey.ts';

interface Target {
  readonly databaseUrl: string | null;
  readonly dataDir: string;
  /** Moves an embedded database that is there aside. */
  readonly replace: boolean;
}

const insertInto = async (database: Database, backup: Backup): Promise<void> => {
  await database.transaction(async (rows) => {
    const filled = await findFilledTable(rows);
    if (filled !== null || (await appliedMigration({ rows })) !== backup.header.migration)
      throw new StartFault(
        'The database that DATABASE_URL names is not empty. Nothing was changed. Restore into a new database.',
      );
    await insertBackup(rows, backup);
  });
};

/** Opens an empty database with the tables of the version that made the backup, fills it, and migrates it to this version. */
const fill = async (backup: Backup, open: (migrations?: string) => Promise<Database>): Promise<void> => {
  const migrations = migrationsUntil(({ when }) => when <= backup.header.migration);
  try {
    const former = await open(migrations);
    await insertInto(former, backup).finally(former.close);
  } finally {
    rmSync(migrations, { recursive: true });
  }
  const database = await open();
  await database.orm.execute(sql`vacuum analyze`).finally(database.close);
};

const hasFiles = (directory: string): boolean => existsSync(directory) && readdirSync(directory).length > 0;

const restoreEmbedded = async (
  backup: Backup,
  { dataDir, replace }: Target,
  replacedName: string,
): Promise<void> => {
  makeDirectory(dataDir);
  const directory = join(dataDir, 'pglite');
  const release = await lockDirectory(dataDir, join(dataDir, 'pglite.lock'));
  try {
    if (hasFiles(directory) && !replace)
      throw new StartFault(
        `The data directory ${dataDir} has a database. Nothing was changed. Add --replace to move it aside first.`,
      );
    const unfinished = join(dataDir, 'restoring');
    rmSync(unfinished, { recursive: true, force: true });
    await fill(backup, (migrations) =>
      openEmbedded({ dataDir: unfinished, ...(migrations !== undefined && { migrations }) }),
    );
    if (existsSync(directory)) renameSync(directory, join(dataDir, `pglite-${replacedName}`));
    renameSync(join(unfinished, 'pglite'), directory);
    rmSync(unfinished, { recursive: true });
  } finally {
    release();
  }
};

const restoreServer = (backup: Backup, databaseUrl: string): Promise<void> =>
  fill(backup, (migrations) =>
    openServer(databaseUrl, {
      onLostConnection: () => undefined,
      queryTimeoutMs: 0,
      ...(migrations !== undefined && { migrations }),
    }),
  );

/** Restores a backup into an empty database, all of it or nothing, and the key of the identity service with it. */
export const restoreBackup = async (file: string, target: Target): Promise<BackupHeader> => {
  const backup = await readBackup(file);
  if (backup.header.migration > newestMigration())
    throw new StartFault(
      `A newer version of Citygigs made the backup ${file}: restore it with that version.`,
    );
  const replacedName = `replaced-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`;
  await (target.databaseUrl === null
    ? restoreEmbedded(backup, target, replacedName)
    : restoreServer(backup, target.databaseUrl));
  restoreIdentityKey(target.dataDir, backup.header.identityKey, replacedName);
  return backup.header;
};
