import { sql, type SQL } from 'drizzle-orm';
import { Type, type Static } from 'typebox';
import type { RunQuery } from '../db/database.ts';
import type { ContributionTable } from './contributionTables.ts';
import { nullableString } from '../rest/nullable.ts';

/** How long accounts and networks wait, so that moderators see what comes before it counts. */
const waitDays = 7;
/** How many people of one network begin to count within a day, for one figure or the reviews of an offer, or the votes for a review. */
const maxOfNetwork = 2;

const Wait = Type.Object({
  waitsFor: Type.Union([Type.Literal('account'), Type.Literal('network'), Type.Null()]),
  waitsUntil: nullableString(),
  countsFrom: Type.String(),
});

export type Wait = Static<typeof Wait>;

export interface Waiting {
  readonly userId: string;
  /** What others wrote about the same: a table `other` with its conditions. */
  readonly others: SQL;
  /** When the user applied for the offer with the form of this site and their confirmed address. */
  readonly appliedHereAt: SQL;
  /** The hash of the network about the same. */
  readonly networkHash: SQL;
}

/** What others wrote about the same offer and counts or will, as `findWait` reads it. */
export const othersAbout = (
  table: ContributionTable | 'reviews',
  { jobOfferId, userId }: { readonly jobOfferId: number; readonly userId: string },
): SQL => sql`${sql.identifier(table)} other where other.job_offer_id = ${jobOfferId}::int
  and other.${sql.identifier(table === 'reviews' ? 'account_id' : 'user_id')} is distinct from ${userId}
  and ${table === 'reviews' ? sql`true` : sql`other.is_confirmed`}`;

/**
 * From when on an account is old enough: the start of a day in UTC, because reviews show it, and nobody is to learn when their
 * author signed up.
 */
const oldEnoughAt = sql`date_trunc('day', users.created_at + make_interval(days => ${waitDays}), 'UTC')`;

/**
 * What an answer, a review or a vote of a user waits for, in the transaction that stores it. It begins to count at once or when the account
 * is old enough, unless two others of the network begin to count less than a day before or after that; then a week from now, or as many
 * days later as are taken as well.
 */
export const findWait = async (
  rows: RunQuery,
  { userId, others, appliedHereAt, networkHash }: Waiting,
): Promise<Wait> => {
  const [wait] = await rows(
    sql`
    with judged as (
      select case when ${appliedHereAt} is null then greatest(now(), ${oldEnoughAt}) else now() end as first
      from users where users.id = ${userId}
    ), taken as (
      select coalesce(other.counts_from, other.waits_until, other.created_at) as moment from ${others}
        and other.network_hash = ${networkHash}
        and coalesce(other.counts_from, other.waits_until, other.created_at) > now() - interval '1 day'
    ), moments as (
      select first, first as moment from judged
      union all
      select first, greatest(first, now() + make_interval(days => ${waitDays})) + make_interval(days => day)
      from judged, generate_series(0, (select count(*) from taken)::int) as day
    )
    select case when moment <= now() then null when moment = first then 'account' else 'network' end as "waitsFor",
      (case when moment > now() then moment end)::text as "waitsUntil", moment::text as "countsFrom"
    from moments
    where (select count(*) from taken where taken.moment > moments.moment - interval '1 day'
      and taken.moment < moments.moment + interval '1 day') < ${maxOfNetwork}
    order by moment limit 1`,
    Wait,
  );
  if (wait === undefined) throw new Error('What a user writes needs the row of the user.');
  return wait;
};
