import { sql, type SQL } from 'drizzle-orm';
import { Type, type Static } from 'typebox';
import type { RunQuery } from '../db/database.ts';
import type { ContributionTable } from '../web-api/job-offers/contributionTables.ts';

/** How long accounts and networks wait, so that moderators see what comes before it counts. */
const waitDays = 7;
/** How many people of one network count at once for one figure of an offer within a day. */
const maxOfNetwork = 2;

const Wait = Type.Object({
  waitsFor: Type.Union([Type.Literal('account'), Type.Literal('network'), Type.Null()]),
  waitsUntil: Type.Union([Type.String(), Type.Null()]),
});

export type Wait = Static<typeof Wait>;

export interface Waiting {
  readonly table: ContributionTable;
  readonly jobOfferId: number;
  readonly userId: string;
  /** When the user applied for the offer. */
  readonly appliedAt: SQL;
  /** The hash of the network about the offer. */
  readonly networkHash: SQL;
}

/** What the answer of a user to an offer waits for, in the transaction that stores it. */
export const findWait = async (
  rows: RunQuery,
  { table, jobOfferId, userId, appliedAt, networkHash }: Waiting,
): Promise<Wait> => {
  const [wait] = await rows(
    sql`
    select case when is_crowded then 'network' when is_new then 'account' end as "waitsFor",
      (case when is_crowded then now() when is_new then since end + make_interval(days => ${waitDays}))::text as "waitsUntil"
    from (
      select users.created_at as since,
        users.created_at > now() - make_interval(days => ${waitDays}) and (${appliedAt}) is null as is_new,
        (select count(*) from ${sql.identifier(table)} other
          where other.job_offer_id = ${jobOfferId} and other.user_id is distinct from users.id
            and other.network_hash = ${networkHash} and other.waits_for is null
            and other.created_at > now() - interval '1 day') >= ${maxOfNetwork} as is_crowded
      from users where users.id = ${userId}
    ) as judged`,
    Wait,
  );
  if (wait === undefined) throw new Error('An answer needs the row of its user.');
  return wait;
};
