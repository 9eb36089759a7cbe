import { sql, type SQL } from 'drizzle-orm';
import { Type, type Static } from 'typebox';
import type { RunQuery } from '../db/database.ts';
import type { ContributionTable } from '../web-api/job-offers/contributionTables.ts';

/** How long accounts and networks wait, so that moderators see what comes before it counts. */
const waitDays = 7;
/** How many people of one network count at once within a day, for one figure or review of an offer, or one vote. */
const maxOfNetwork = 2;

const Wait = Type.Object({
  waitsFor: Type.Union([Type.Literal('account'), Type.Literal('network'), Type.Null()]),
  waitsUntil: Type.Union([Type.String(), Type.Null()]),
});

export type Wait = Static<typeof Wait>;

export interface Waiting {
  readonly userId: string;
  /** What others wrote about the same: a table `other` with its conditions. */
  readonly others: SQL;
  /** When the user applied for the offer. */
  readonly appliedAt: SQL;
  /** The hash of the network about the same. */
  readonly networkHash: SQL;
}

/** What others wrote about the same offer, as `findWait` reads it. */
export const othersAbout = (
  table: ContributionTable | 'reviews',
  { jobOfferId, userId }: { readonly jobOfferId: number; readonly userId: string },
): SQL => sql`${sql.identifier(table)} other where other.job_offer_id = ${jobOfferId}::int
  and other.${sql.identifier(table === 'reviews' ? 'account_id' : 'user_id')} is distinct from ${userId}`;

/** What an answer, a review or a vote of a user waits for, in the transaction that stores it. */
export const findWait = async (
  rows: RunQuery,
  { userId, others, appliedAt, networkHash }: Waiting,
): Promise<Wait> => {
  const [wait] = await rows(
    sql`
    select case when is_crowded then 'network' when is_new then 'account' end as "waitsFor",
      (case when is_crowded then now() when is_new then since end + make_interval(days => ${waitDays}))::text as "waitsUntil"
    from (
      select users.created_at as since,
        users.created_at > now() - make_interval(days => ${waitDays}) and (${appliedAt}) is null as is_new,
        (select count(*) from ${others}
          and other.network_hash = ${networkHash} and other.waits_for is null
          and other.created_at > now() - interval '1 day') >= ${maxOfNetwork} as is_crowded
      from users where users.id = ${userId}
    ) as judged`,
    Wait,
  );
  if (wait === undefined) throw new Error('What a user writes needs the row of the user.');
  return wait;
};
