import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { StartFault } from '@citygigs/server/config/startFault.ts';
import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { describeFlagged } from './describeFlagged.ts';
import { exclude, include, type Target } from './exclude.ts';
import { globalId, sendPurge, type PurgeSettings } from '../purging/sendPurge.ts';
import { decide, findFlagged, shownWith } from './reviewModeration.ts';
import { describeChange, findSuddenChanges } from './suddenChanges.ts';

const usage = `Usage: npm run moderate -- list
       npm run moderate -- accept <id> | remove <id> [--by name] [--note text]
       npm run moderate -- exclude | include  --account <id> | --offer <id> --from <time> --to <time>  [--by name] [--note text]`;

const options = {
  by: { type: 'string' },
  note: { type: 'string' },
  account: { type: 'string' },
  offer: { type: 'string' },
  from: { type: 'string' },
  to: { type: 'string' },
} as const;

type Values = Partial<Record<keyof typeof options, string>>;

const isId = (text: string | undefined): text is string => /^\d{1,9}$/.test(text ?? '');

/** A time of the command; throws if it is none. */
const timeOf = (text: string | undefined): string => {
  const time = Date.parse(text ?? '');
  if (Number.isNaN(time)) throw new StartFault(usage);
  return new Date(time).toISOString();
};

const targetOf = ({ account, offer, from, to }: Values): Target => {
  if (account !== undefined && offer === undefined) return { account };
  if (account !== undefined || !isId(offer)) throw new StartFault(usage);
  return { offer: Number(offer), from: timeOf(from), to: timeOf(to) };
};

const listAll = async (database: Database): Promise<string> => {
  const [flagged, changes] = await Promise.all([findFlagged(database), findSuddenChanges(database)]);
  return [
    ...(flagged.length === 0 ? ['No review waits for moderation.'] : flagged.map(describeFlagged)),
    ...(changes.length === 0 ? [] : ['Sudden changes of the last 7 days:', ...changes.map(describeChange)]),
  ].join('\n\n');
};

/** Purges what shows offers; returns what to add to the answer. */
const purgeOffers = async (
  database: Database,
  purge: PurgeSettings | null,
  offers: SQL,
): Promise<() => Promise<string>> => {
  const shown = await shownWith(database, offers);
  const ids = [
    ...new Set(shown.flatMap((row) => Object.entries(row).map(([type, id]) => globalId(type, id)))),
  ];
  return async () => {
    const fault = purge === null || ids.length === 0 ? null : await sendPurge(purge, { ids, paths: [] });
    return fault === null ? '' : ` Pages may show it for 70 seconds, because they were not purged: ${fault}`;
  };
};

/** Runs the command with its arguments; returns what to print. */
export const runModeration = async (
  database: Database,
  args: readonly string[],
  purge: PurgeSettings | null = null,
): Promise<string> => {
  const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options });
  const [command, id] = positionals;
  if (command === 'list') return listAll(database);
  const moderator = values.by ?? userInfo().username;
  const by = { moderator, note: values.note ?? null };
  if (command === 'exclude' || command === 'include') {
    const target = targetOf(values);
    const moved =
      command === 'exclude' ? await exclude(database, target, by) : await include(database, target);
    const offers = sql`select unnest(${`{${moved.offers.join(',')}}`}::int[])`;
    const later = await (await purgeOffers(database, purge, offers))();
    const verb = command === 'exclude' ? 'Excluded' : 'Included';
    const votes =
      moved.votes === 0
        ? ''
        : ` ${moved.votes} helpful votes count ${command === 'exclude' ? 'no longer' : 'by the general rule again'}.`;
    const left =
      moved.left === 0
        ? ''
        : ` ${moved.left} removed reviews were not put back, because their authors have written newer ones.`;
    return `${verb} the answers of ${moved.writers} people about ${moved.offers.length} offers, and ${moved.reviews} reviews, by ${moderator}.${votes}${left}${later}`;
  }
  if ((command !== 'accept' && command !== 'remove') || !isId(id)) throw new StartFault(usage);
  const reviewId = Number(id);
  const purgeShown = await purgeOffers(
    database,
    purge,
    sql`select job_offer_id from reviews where id = ${reviewId}`,
  );
  if (!(await decide(database, { reviewId, decision: command, ...by })))
    throw new StartFault(`No review with the id ${reviewId} waits for moderation.`);
  if (command === 'accept') return `Review ${reviewId}: accepted by ${moderator}.`;
  return `Review ${reviewId}: removed by ${moderator}.${await purgeShown()}`;
};
