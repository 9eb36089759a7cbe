import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { StartFault } from '@citygigs/server/config/startFault.ts';
import type { Database } from '../db/database.ts';
import { describeFlagged } from './describeFlagged.ts';
import { globalId, sendPurge, type PurgeSettings } from '../purging/sendPurge.ts';
import { decide, findFlagged, shownWith } from './reviewModeration.ts';

const usage = 'Usage: npm run moderate -- list | accept <id> | remove <id> [--by name] [--note text]';

/** Runs the command with its arguments; returns what to print. */
export const runModeration = async (
  database: Database,
  args: readonly string[],
  purge: PurgeSettings | null = null,
): Promise<string> => {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { by: { type: 'string' }, note: { type: 'string' } },
  });
  const [command, id] = positionals;
  if (command === 'list') {
    const flagged = await findFlagged(database);
    return flagged.length === 0
      ? 'No review waits for moderation.'
      : flagged.map(describeFlagged).join('\n\n');
  }
  if ((command !== 'accept' && command !== 'remove') || !/^\d{1,9}$/.test(id ?? ''))
    throw new StartFault(usage);
  const moderator = values.by ?? userInfo().username;
  const reviewId = Number(id);
  const shown = await shownWith(database, reviewId);
  if (!(await decide(database, { reviewId, decision: command, moderator, note: values.note ?? null })))
    throw new StartFault(`No review with the id ${reviewId} waits for moderation.`);
  if (command === 'accept') return `Review ${reviewId}: accepted by ${moderator}.`;
  const ids = Object.entries(shown ?? {}).map(([type, row]) => globalId(type, row));
  const fault = purge === null ? null : await sendPurge(purge, { ids, paths: [] });
  const later =
    fault === null ? '' : ` Pages may show it for 70 seconds, because they were not purged: ${fault}`;
  return `Review ${reviewId}: removed by ${moderator}.${later}`;
};
