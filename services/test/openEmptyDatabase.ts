import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { Database } from '../src/db/database.ts';
import { openEmbedded } from '../src/db/embedded/openEmbedded.ts';
import { migrationsFolder } from '../src/db/migrationsFolder.ts';

const dumpEmpty = async (): Promise<Blob> => {
  const client = await PGlite.create({ extensions: { pg_trgm } });
  await migrate(drizzle(client), { migrationsFolder });
  const dump = await client.dumpDataDir('none');
  await client.close();
  return dump;
};

let dump: Promise<Blob> | undefined;

/** Opens an empty embedded database in memory. Copying a dump takes a quarter of the time of creating and migrating another. */
export const openEmptyDatabase = (): Promise<Database> =>
  openEmbedded({ dataDir: null, dump: () => (dump ??= dumpEmpty()) });
