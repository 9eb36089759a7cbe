import { sql } from 'drizzle-orm';
import type { Database } from '../../src/db/database.ts';
import { StartFault } from '../../src/db/startFault.ts';
import { emptyDatabase, isEmptyDatabase } from './emptyDatabase.ts';
import { loadSampleWorld } from '../loadSampleWorld.ts';
import { progressLines } from './progressLines.ts';

export interface SeedOptions {
  /** The day that the sample world is of. */
  readonly day: string;
  readonly scale: number;
  /** Whether whatever the database holds may be removed. */
  readonly reset: boolean;
  readonly say: (line: string) => void;
}

/** Fills the database with the sample world, or leaves it as it was. */
export const seedDatabase = async (
  database: Database,
  { day, scale, reset, say }: SeedOptions,
): Promise<void> => {
  if (!reset && !(await isEmptyDatabase(database)))
    throw new StartFault(
      'The database is not empty: --reset removes everything in it first, leads included.',
    );
  await database.orm.transaction(async (transaction) => {
    await transaction.execute(sql`set local statement_timeout = 0`);
    if (reset) await emptyDatabase(transaction);
    await loadSampleWorld(transaction, { day, scale, onProgress: progressLines(say) });
  });
};
