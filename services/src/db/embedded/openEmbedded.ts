import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { assertKnownSchema } from '../assertKnownSchema.ts';
import type { Database } from '../database.ts';
import { databaseOver, rowsFrom } from '../databaseOver.ts';
import { migrationsFolder } from '../migrationsFolder.ts';
import { StartFault } from '@citygigs/server/config/startFault.ts';
import { lockDirectory } from './directoryLock.ts';
import { makeDirectory } from './makeDirectory.ts';

interface Options {
  /** The directory of the database; null: in memory only. */
  dataDir: string | null;
  /** The dump that a new database starts from. */
  dump?: () => Promise<Blob | null>;
  /** The folder of the migrations; a restored backup may need older ones first. */
  migrations?: string;
}

const embeddedDatabase = (client: PGlite, release: () => void): Database =>
  databaseOver({
    engine: 'embedded',
    orm: drizzle(client),
    close: async () => {
      await client.close();
      release();
    },
  });

const prepareDirectory = (dataDir: string): void => {
  try {
    makeDirectory(dataDir);
    const probe = join(dataDir, `.writable-${process.pid}`);
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    throw new StartFault(
      `The data directory ${dataDir} cannot be written to (${(error as NodeJS.ErrnoException).code ?? 'unknown'}): set DATA_DIR to a writable directory.`,
      { cause: error },
    );
  }
};

const damagedFault = (directory: string, cause?: unknown) =>
  new StartFault(
    `The embedded database in ${directory} is damaged or was not created by Citygigs. Nothing was changed. Move it away to start with a new one, or set DATA_DIR to another directory.`,
    { cause },
  );

/** PGlite makes files that everyone may write, so only their directory keeps other local users out. */
const keepPrivate = (directory: string): void => {
  if (!existsSync(directory)) mkdirSync(directory, { mode: 0o700 });
  try {
    chmodSync(directory, 0o700);
  } catch (error) {
    throw new StartFault(
      `The directory ${directory} cannot be made private (${(error as NodeJS.ErrnoException).code ?? 'unknown'}): run as the user that owns it, on a file system with permissions, or set DATA_DIR to another directory.`,
      { cause: error },
    );
  }
};

/** Opens a locked directory. Loads the dump again if an earlier load was interrupted. */
const openDirectory = async (directory: string, dump: Options['dump']): Promise<PGlite> => {
  const unfinished = `${directory}.unfinished`;
  if (existsSync(unfinished)) rmSync(directory, { recursive: true, force: true });
  const exists = existsSync(directory) && readdirSync(directory).length > 0;
  if (exists && !existsSync(join(directory, 'PG_VERSION'))) throw damagedFault(directory);
  if (!exists) writeFileSync(unfinished, '');
  keepPrivate(directory);
  const loadDataDir = exists ? null : ((await dump?.()) ?? null);
  try {
    const client = await PGlite.create({
      dataDir: directory,
      extensions: { pg_trgm },
      ...(loadDataDir !== null && { loadDataDir }),
    });
    await client.query('select 1');
    rmSync(unfinished, { force: true });
    return client;
  } catch (error) {
    if (!exists) throw error;
    throw damagedFault(directory, error);
  }
};

/** Opens the embedded database: PostgreSQL within this process. Only one process can use a directory at a time. */
export const openEmbedded = async ({
  dataDir,
  dump,
  migrations = migrationsFolder,
}: Options): Promise<Database> => {
  if (dataDir === null) {
    const loadDataDir = await dump?.();
    const client = await PGlite.create({
      extensions: { pg_trgm },
      ...(loadDataDir !== null && loadDataDir !== undefined && { loadDataDir }),
    });
    await migrate(drizzle(client), { migrationsFolder });
    return embeddedDatabase(client, () => undefined);
  }
  prepareDirectory(dataDir);
  const directory = join(dataDir, 'pglite');
  const release = await lockDirectory(dataDir, join(dataDir, 'pglite.lock'));
  try {
    const client = await openDirectory(directory, dump);
    await assertKnownSchema({ rows: rowsFrom(drizzle(client)) });
    await migrate(drizzle(client), { migrationsFolder: migrations });
    return embeddedDatabase(client, release);
  } catch (error) {
    release();
    throw error;
  }
};
