import { sql } from 'drizzle-orm';
import type { Database } from '../../services/src/db/database.ts';
import { StartFault } from '@citygigs/server/config/startFault.ts';
import { emptyDatabase, isEmptyDatabase } from './emptyDatabase.ts';
import { loadSampleData } from '../loadSampleData.ts';
import type { SampleScale } from '../sampleData.ts';
import { progressLines } from './progressLines.ts';

export interface SeedOptions {
  /** The date of the sample data. */
  readonly day: string;
  readonly scale: SampleScale;
  /** Deletes everything in the database first. */
  readonly reset: boolean;
  readonly say: (line: string) => void;
}

/** Marks pages whose rows everybody can see, so that lists are read from their indexes alone. PostgreSQL does so later itself. */
const vacuum = async ({ orm, engine }: Database): Promise<void> => {
  if (engine === 'embedded') await orm.execute(sql`vacuum`);
};

/** Fills the database with the sample data in one transaction. */
export const seedDatabase = async (
  database: Database,
  { day, scale, reset, say }: SeedOptions,
): Promise<void> => {
  if (!reset && !(await isEmptyDatabase(database)))
    throw new StartFault(
      'The database is not empty. Use --reset to delete everything in it first, including leads.',
    );
  await database.orm.transaction(async (transaction) => {
    await transaction.execute(sql`set local statement_timeout = 0`);
    if (reset) await emptyDatabase(transaction);
    await loadSampleData(transaction, { day, scale, onProgress: progressLines(say) });
  });
  await vacuum(database);
};
