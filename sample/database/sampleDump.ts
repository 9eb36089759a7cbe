import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { migrationsFolder } from '../../services/src/db/migrationsFolder.ts';
import { waitForBuildLock } from './waitForBuildLock.ts';
import { sharedDumps } from './dumpFolder.ts';
import { dumpHash } from './dumpHash.ts';
import { loadSampleData } from '../loadSampleData.ts';
import { progressLines } from './progressLines.ts';

/** Builds the dump of a day, and prints progress lines. */
type BuildDump = (day: string, say: (line: string) => void) => Promise<Uint8Array>;

interface DumpOptions {
  /** The date of the sample data. */
  readonly day: string;
  /** The folder of the dumps; by default `.cache` of the repository. */
  readonly cacheDir?: string;
  /** Prints progress lines while a dump is built. */
  readonly say?: (line: string) => void;
  /** Tests pass one that is faster. */
  readonly build?: BuildDump;
}

const hour = 3_600_000;
const week = 7 * 24 * hour;

/** Removes old segments of the write-ahead log, which would make up half of the dump. */
const withoutOldLogs = ['-c', 'wal_recycle=off', '-c', 'min_wal_size=32MB'];

const buildDump: BuildDump = async (day, say) => {
  const client = await PGlite.create({
    extensions: { pg_trgm },
    startParams: [...PGlite.defaultStartParams, ...withoutOldLogs],
  });
  try {
    const orm = drizzle(client);
    await migrate(orm, { migrationsFolder });
    await orm.transaction((transaction) =>
      loadSampleData(transaction, { day, onProgress: progressLines(say) }),
    );
    // Lists are then read from their indexes alone.
    await client.exec('vacuum');
    // Write all pages, so that opening the dump has no log to replay.
    await client.exec('checkpoint');
    const dump = await client.dumpDataDir('gzip');
    return new Uint8Array(await dump.arrayBuffer());
  } finally {
    await client.close();
  }
};

const dumpName = (day: string): string => `sample-${dumpHash()}-${day}.tar.gz`;

/** Whether a file is a finished dump of the current sources, for any day. */
const isCurrent = (name: string): boolean =>
  name.startsWith(`sample-${dumpHash()}-`) && name.endsWith('.tar.gz');

/**
 * Deletes dumps of other sources and files of killed processes after an hour, because newer ones may
 * be in use. Deletes dumps for other days after a week, because tests and first starts use different days.
 */
const removeStale = async (cacheDir: string, keep: string): Promise<void> => {
  for (const name of await readdir(cacheDir)) {
    if (!name.startsWith('sample-') || name === keep) continue;
    const path = join(cacheDir, name);
    const age = await stat(path).then(
      ({ mtimeMs }) => Date.now() - mtimeMs,
      () => 0,
    );
    if (age > (isCurrent(name) ? week : hour)) await rm(path, { force: true });
  }
};

const buildInto = async ({ cacheDir, day, say, build }: Required<DumpOptions>): Promise<void> => {
  say('Building the sample database (once) …');
  const started = Date.now();
  const bytes = await build(day, say);
  const name = dumpName(day);
  const unfinished = join(cacheDir, `${name}.${randomUUID()}`);
  await writeFile(unfinished, bytes);
  await rename(unfinished, join(cacheDir, name));
  await removeStale(cacheDir, name);
  say(`Built the sample database in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
};

/**
 * Returns the path of a dump of the embedded database with the sample data of a day. Builds it if there is none
 * for the current sources. Only one of several concurrent processes builds it, and it appears only when finished.
 */
export const sampleDump = async ({
  day,
  cacheDir = sharedDumps,
  say = () => {},
  build = buildDump,
}: DumpOptions): Promise<string> => {
  const path = join(cacheDir, dumpName(day));
  if (existsSync(path)) return path;
  await mkdir(cacheDir, { recursive: true });
  const lock = await waitForBuildLock(
    `${path}.lock`,
    () => existsSync(path),
    () => say('Waiting for another process that builds the sample database …'),
  );
  if (lock === 'built') return path;
  try {
    // Another process may have finished just before this one got the lock.
    if (!existsSync(path)) await buildInto({ cacheDir, day, say, build });
  } finally {
    await lock.release();
  }
  return path;
};
