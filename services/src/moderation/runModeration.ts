import type { PurgeSettings } from '../config/settings.ts';
import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { StartFault } from '@citygigs/server/config/startFault.ts';
import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { describeFlagged } from './describeFlagged.ts';
import { decideOffer, describeReportedOffer, findReportedOffers } from './offerModeration.ts';
import { describeDecision, findDecisions } from './decisions.ts';
import { exclude, type Moderator, type Target } from './exclude.ts';
import type { Moved } from './moved.ts';
import { globalId, sendPurge } from '../purging/sendPurge.ts';
import { decide, findFlagged, shownWith } from './reviewModeration.ts';
import { describeChange, findSuddenChanges } from './suddenChanges.ts';
import { include, restoreReview } from './takeBack.ts';

const usage = `Usage: npm run moderate -- list | decisions
       npm run moderate -- accept <id> --version <number> | remove <id> | restore <id> [--by name] [--note text]
       npm run moderate -- keep-offer <id> --to <time> | close-offer <id> | reopen-offer <id> [--by name] [--note text]
       npm run moderate -- exclude  --account <id> | --offer <id> --from <time> --to <time>  [--by name] [--note text]
       npm run moderate -- include  <decision> | --account <id> | --offer <id> --from <time> --to <time>`;

const options = {
  by: { type: 'string' },
  note: { type: 'string' },
  version: { type: 'string' },
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

const decisionOf = (id: string): number => {
  if (!isId(id)) throw new StartFault(usage);
  return Number(id);
};

const listAll = async (database: Database): Promise<string> => {
  const [flagged, reported, changes] = await Promise.all([
    findFlagged(database),
    findReportedOffers(database),
    findSuddenChanges(database),
  ]);
  return [
    ...(flagged.length === 0 ? ['No review waits for moderation.'] : flagged.map(describeFlagged)),
    ...(reported.length === 0 ? ['No offer waits for moderation.'] : reported.map(describeReportedOffer)),
    ...(changes.length === 0 ? [] : ['Sudden changes of the last 7 days:', ...changes.map(describeChange)]),
  ].join('\n\n');
};

const listDecisions = async (database: Database): Promise<string> => {
  const decisions = await findDecisions(database);
  return decisions.length === 0
    ? 'Nobody is barred, and no review is removed.'
    : decisions.map(describeDecision).join('\n');
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

const offerCommands = { 'keep-offer': 'keep', 'close-offer': 'close', 'reopen-offer': 'reopen' } as const;

const runOfOffer = async (
  database: Database,
  purge: PurgeSettings | null,
  command: keyof typeof offerCommands,
  { id, to }: { readonly id: string | undefined; readonly to: string | undefined },
  by: Moderator,
): Promise<string> => {
  if (!isId(id)) throw new StartFault(usage);
  const jobOfferId = Number(id);
  // What is closed need not be what was listed; kept is only what the moderator has read.
  const until = command === 'keep-offer' ? timeOf(to) : null;
  const decision = offerCommands[command];
  if (!(await decideOffer(database, { jobOfferId, decision, until, ...by })))
    throw new StartFault(
      decision === 'reopen'
        ? `No offer with the id ${id} was closed by a moderator.`
        : `No offer with the id ${id} waits for moderation${until === null ? '' : ` with reports until ${until}`}.`,
    );
  if (decision === 'keep') return `Offer ${id}: kept by ${by.moderator}.`;
  const later = await (await purgeOffers(database, purge, sql`${jobOfferId}::int`))();
  return `Offer ${id}: ${decision === 'close' ? 'closed' : 'reopened'} by ${by.moderator}.${later}`;
};

type Move = 'exclude' | 'include' | 'restore';

const move = async (
  database: Database,
  command: Move,
  values: Values,
  id: string | undefined,
  by: Moderator,
): Promise<Moved> => {
  if (command === 'exclude') return exclude(database, targetOf(values), by);
  if (command === 'include') {
    const included = await include(
      database,
      id === undefined ? targetOf(values) : { decision: decisionOf(id) },
    );
    if (included.people + included.reviews + included.left === 0)
      throw new StartFault('Nothing is excluded so. npm run moderate -- decisions lists what is.');
    return included;
  }
  if (!isId(id)) throw new StartFault(usage);
  const restored = await restoreReview(database, Number(id));
  if (restored === null) throw new StartFault(`No review with the id ${id} was removed on its own.`);
  return restored;
};

const describeMoved = (
  command: Move,
  { decision, people, stillBarred, reviews, left, votes, offers }: Moved,
  moderator: string,
): string => {
  const verb = { exclude: 'Excluded', include: 'Included', restore: 'Restored' }[command];
  return [
    `${verb} the answers of ${people} people about ${offers.length} offers, and ${reviews} reviews, by ${moderator}.`,
    ...(votes === 0
      ? []
      : [
          `${votes} helpful votes count ${command === 'exclude' ? 'no longer' : 'by the general rule again'}.`,
        ]),
    ...(stillBarred === 0 ? [] : [`${stillBarred} of these people stay barred by another decision.`]),
    ...(left === 0
      ? []
      : [`${left} removed reviews were not put back, because their authors have written newer ones.`]),
    ...(decision === null ? [] : [`To take it back: npm run moderate -- include ${decision}`]),
  ].join(' ');
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
  if (command === 'decisions') return listDecisions(database);
  const moderator = values.by ?? userInfo().username;
  const by = { moderator, note: values.note ?? null };
  if (command === 'exclude' || command === 'include' || command === 'restore') {
    const moved = await move(database, command, values, id, by);
    const offers = sql`select unnest(${`{${moved.offers.join(',')}}`}::int[])`;
    const later = await (await purgeOffers(database, purge, offers))();
    return `${describeMoved(command, moved, moderator)}${later}`;
  }
  if (command === 'keep-offer' || command === 'close-offer' || command === 'reopen-offer')
    return runOfOffer(database, purge, command, { id, to: values.to }, by);
  if ((command !== 'accept' && command !== 'remove') || !isId(id)) throw new StartFault(usage);
  // What is removed need not be what was listed: an author who keeps changing it would stay.
  if (command === 'accept' && !isId(values.version)) throw new StartFault(usage);
  const reviewId = Number(id);
  const version = command === 'accept' ? Number(values.version) : null;
  const purgeShown = await purgeOffers(
    database,
    purge,
    sql`select job_offer_id from reviews where id = ${reviewId}`,
  );
  if (!(await decide(database, { reviewId, version, decision: command, ...by })))
    throw new StartFault(
      `No review with the id ${reviewId} waits for moderation${version === null ? '' : ` in version ${version}`}.`,
    );
  if (command === 'accept') return `Review ${reviewId}: accepted by ${moderator}.`;
  return `Review ${reviewId}: removed by ${moderator}.${await purgeShown()}`;
};
