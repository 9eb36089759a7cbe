// npm run seed [-- --scale 10] [-- --reset]: fills the database of the services with the sample data.
import { parseArgs } from 'node:util';
import type { Config } from '../src/config/parseConfig.ts';
import { readConfig } from '../src/config/readConfig.ts';
import type { Database } from '../src/db/database.ts';
import { openEmbedded } from '../src/db/embedded/openEmbedded.ts';
import { openServer } from '../src/db/server/openServer.ts';
import { StartFault } from '../src/config/startFault.ts';
import { seedDatabase } from './database/seedDatabase.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const options = (): { scale: number; reset: boolean } => {
  try {
    const { values } = parseArgs({
      options: { scale: { type: 'string', default: '1' }, reset: { type: 'boolean', default: false } },
    });
    const scale = Number(values.scale);
    if (!Number.isInteger(scale) || scale < 1)
      throw new Error('--scale must be a whole number of at least 1.');
    return { scale, reset: values.reset };
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

const main = async (): Promise<void> => {
  const { scale, reset } = options();
  const config = readConfig();
  const database = await open(config);
  const started = Date.now();
  try {
    say(`Seeding the database at scale ${scale} …`);
    await seedDatabase(database, { day: config.sampleDate, scale, reset, say });
    say(`Seeded in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
  } finally {
    await database.close();
  }
};

try {
  await main();
} catch (error) {
  // Print only the message, because the stack of the embedded database contains minified source.
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
