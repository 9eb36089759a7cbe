import type { SQL } from 'drizzle-orm';
import type { Database } from './database.ts';
import { openEmbedded } from './embedded/openEmbedded.ts';
import { fillWhenEmpty } from './server/fillWhenEmpty.ts';
import { openServer } from './server/openServer.ts';

interface Options {
  /** Null: the embedded database in `dataDir`. */
  databaseUrl: string | null;
  dataDir: string;
  /** The dump that a new embedded database starts from. */
  dump: () => Promise<Blob | null>;
  /** Fills an empty database on a server. */
  fill: (target: { execute(query: SQL): PromiseLike<unknown> }) => Promise<void>;
  onLostConnection: (error: Error) => void;
}

/** Opens the configured database, migrates it, and fills it when it is empty. */
export const openDatabase = async (options: Options): Promise<Database> => {
  const { databaseUrl, dataDir, dump, fill, onLostConnection } = options;
  if (databaseUrl === null) return openEmbedded({ dataDir, dump });
  return openServer(databaseUrl, {
    onLostConnection,
    prepare: (database) => fillWhenEmpty(database, fill),
  });
};
