// npm run seed [-- --scale 10 | large] [-- --reset]: fills the database of the services with the sample data.
// npm run seed -- --totals: computes the kept totals of lists anew from the rows, and changes nothing else.
import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import type { Config } from '../services/src/config/parseConfig.ts';
import { readConfig } from '../services/src/config/readConfig.ts';
import type { Database } from '../services/src/db/database.ts';
import { openEmbedded } from '../services/src/db/embedded/openEmbedded.ts';
import { openServer } from '../services/src/db/server/openServer.ts';
import { StartFault } from '@citygigs/server/config/startFault.ts';
import { runMain } from '../services/src/process/runMain.ts';
import type { SampleScale } from './sampleData.ts';
import { seedDatabase } from './database/seedDatabase.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

interface Options {
  scale: SampleScale;
  reset: boolean;
  totals: boolean;
}

const options = (): Options => {
  try {
    const { values } = parseArgs({
      options: {
        scale: { type: 'string', default: '1' },
        reset: { type: 'boolean', default: false },
        totals: { type: 'boolean', default: false },
      },
    });
    const scale = values.scale === 'large' ? values.scale : Number(values.scale);
    if (scale !== 'large' && (!Number.isInteger(scale) || scale < 1))
      throw new Error('--scale must be `large` or a whole number of at least 1.');
    return { scale, reset: values.reset, totals: values.totals };
  } catch (error) {
    throw new StartFault(error instanceof Error ? error.message : String(error), { cause: error });
  }
};

const open = ({ databaseUrl, dataDir }: Config): Promise<Database> => {
  if (databaseUrl === null) return openEmbedded({ dataDir });
  return openServer(databaseUrl, {
    onLostConnection: (error) => say(`The connection to the database was lost: ${error.message}`),
    // Filling may exceed the usual query timeout.
    queryTimeoutMs: 0,
  });
};

const rebuildTotals = (database: Database): Promise<void> =>
  database.orm.transaction(async (transaction) => {
    await transaction.execute(sql`set local statement_timeout = 0`);
    await transaction.execute(sql`select rebuild_kept_lists()`);
  });

const secondsSince = (started: number): string => ((Date.now() - started) / 1000).toFixed(1);

const main = async (): Promise<void> => {
  const { scale, reset, totals } = options();
  const config = readConfig();
  const database = await open(config);
  const started = Date.now();
  try {
    if (totals) {
      await rebuildTotals(database);
      say(`Computed the totals in ${secondsSince(started)} s.`);
      return;
    }
    say(`Seeding the database at scale ${scale} …`);
    await seedDatabase(database, { day: config.sampleDate, scale, reset, say });
    say(`Seeded in ${secondsSince(started)} s.`);
  } finally {
    await database.close();
  }
};

await runMain(main);
