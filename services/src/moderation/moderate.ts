// npm run moderate -- list | accept <id> | remove <id> [--by name] [--note text]: decides on reported reviews.
import { readConfig } from '../config/readConfig.ts';
import type { Database } from '../db/database.ts';
import { openEmbedded } from '../db/embedded/openEmbedded.ts';
import { openServer } from '../db/server/openServer.ts';
import { runModeration } from './runModeration.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const open = (): Promise<Database> => {
  const { databaseUrl, dataDir } = readConfig();
  if (databaseUrl === null) return openEmbedded({ dataDir });
  return openServer(databaseUrl, {
    onLostConnection: (error) => say(`The connection to the database was lost: ${error.message}`),
  });
};

const main = async (): Promise<void> => {
  const database = await open();
  try {
    say(await runModeration(database, process.argv.slice(2)));
  } finally {
    await database.close();
  }
};

try {
  await main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
