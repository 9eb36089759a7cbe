// npm run moderate -- list | accept <id> | keep-offer <id> | exclude … | …: decides on reported reviews and offers, and undoes sudden changes.
import { userInfo } from 'node:os';
import { readConfig } from '../config/readConfig.ts';
import type { Database } from '../db/database.ts';
import { openEmbedded } from '../db/embedded/openEmbedded.ts';
import { openServer } from '../db/server/openServer.ts';
import { requestCommand } from '../process/commandSocket.ts';
import { runMain } from '../process/runMain.ts';
import { runModeration } from './runModeration.ts';
import { say } from '../process/say.ts';

const open = (databaseUrl: string | null, dataDir: string): Promise<Database> => {
  if (databaseUrl === null) return openEmbedded({ dataDir });
  return openServer(databaseUrl, {
    onLostConnection: (error) => say(`The connection to the database was lost: ${error.message}`),
  });
};

const main = async (): Promise<void> => {
  const { databaseUrl, dataDir, purge } = readConfig();
  const args = process.argv.slice(2);
  // Another user may run the process that is asked. A name in the arguments wins.
  const asked = ['--by', userInfo().username, ...args];
  const output = databaseUrl === null ? await requestCommand(dataDir, 'moderate', asked) : null;
  if (output !== null) {
    say(output);
    return;
  }
  const database = await open(databaseUrl, dataDir);
  try {
    say(await runModeration(database, args, purge));
  } finally {
    await database.close();
  }
};

await runMain(main);
