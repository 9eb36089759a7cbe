// npm run moderate -- list | accept <id> | remove <id> [--by name] [--note text]: decides on reported reviews.
import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { readConfig } from '../config/readConfig.ts';
import { StartFault } from '../config/startFault.ts';
import type { Database } from '../db/database.ts';
import { openEmbedded } from '../db/embedded/openEmbedded.ts';
import { openServer } from '../db/server/openServer.ts';
import { describeFlagged } from './describeFlagged.ts';
import { decide, findFlagged } from './reviewModeration.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const usage = 'Usage: npm run moderate -- list | accept <id> | remove <id> [--by name] [--note text]';

const open = (): Promise<Database> => {
  const { databaseUrl, dataDir } = readConfig();
  if (databaseUrl === null) return openEmbedded({ dataDir });
  return openServer(databaseUrl, {
    onLostConnection: (error) => say(`The connection to the database was lost: ${error.message}`),
  });
};

const run = async (database: Database): Promise<void> => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { by: { type: 'string' }, note: { type: 'string' } },
  });
  const [command, id] = positionals;
  if (command === 'list') {
    const flagged = await findFlagged(database);
    say(flagged.length === 0 ? 'No review waits for moderation.' : flagged.map(describeFlagged).join('\n\n'));
    return;
  }
  if ((command !== 'accept' && command !== 'remove') || !/^\d{1,9}$/.test(id ?? ''))
    throw new StartFault(usage);
  const moderator = values.by ?? userInfo().username;
  const reviewId = Number(id);
  if (!(await decide(database, { reviewId, decision: command, moderator, note: values.note ?? null })))
    throw new StartFault(`No review with the id ${reviewId} waits for moderation.`);
  say(`Review ${reviewId}: ${command === 'remove' ? 'removed' : 'accepted'} by ${moderator}.`);
};

const main = async (): Promise<void> => {
  const database = await open();
  try {
    await run(database);
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
