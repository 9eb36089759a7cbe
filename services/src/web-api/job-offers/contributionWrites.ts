import { sql, type SQL } from 'drizzle-orm';
import { Type } from 'typebox';
import type { Database } from '../../db/database.ts';
import { lockOffer, type ContributionTable } from './contributionTables.ts';
import type { Market } from './plausibleAmounts.ts';
import { recount } from './recount.ts';

interface Contribution {
  userId: string;
  jobOfferId: number;
  sessionId: string | null;
  idempotencyKey: string | null;
  /** Whether the address of the user is confirmed. */
  isConfirmed: boolean;
  market: Market;
  /** The values by column name. */
  values: Record<string, SQL>;
}

/**
 * Inserts a user's contribution on an offer, or replaces their earlier one; true when it is their first. A repeated
 * request changes nothing.
 */
export const upsertContribution = async (
  database: Database,
  table: ContributionTable,
  { userId, jobOfferId, sessionId, idempotencyKey, isConfirmed, market, values }: Contribution,
): Promise<boolean> =>
  database.transaction(async (rows) => {
    const names = Object.keys(values).map((name) => sql.identifier(name));
    const replaced = names.map((name) => sql`${name} = excluded.${name}`);
    await lockOffer(rows, jobOfferId);
    const [row] = await rows(
      sql`
    insert into ${sql.identifier(table)} as stored
      (job_offer_id, user_id, session_id, idempotency_key, is_confirmed, created_at, ${sql.join(names, sql`, `)})
    values (${jobOfferId}, ${userId}, ${sessionId}, ${idempotencyKey}::uuid, ${isConfirmed}, now(),
      ${sql.join(Object.values(values), sql`, `)})
    on conflict (user_id, job_offer_id) do update set
      session_id = excluded.session_id, idempotency_key = excluded.idempotency_key,
      is_confirmed = excluded.is_confirmed, created_at = excluded.created_at, ${sql.join(replaced, sql`, `)}
    where stored.idempotency_key is null or stored.idempotency_key is distinct from excluded.idempotency_key
    returning (stored.xmax = 0) as is_new`,
      Type.Object({ is_new: Type.Boolean() }),
    );
    if (row) await recount(rows, { table, jobOfferId, market });
    return row?.is_new ?? false;
  });

interface Withdrawn {
  readonly userId: string;
  readonly jobOfferId: number;
  readonly market: Market;
}

/** Deletes a user's contribution to an offer; false when there is none. */
export const withdrawContribution = (
  database: Database,
  table: ContributionTable,
  { userId, jobOfferId, market }: Withdrawn,
): Promise<boolean> =>
  database.transaction(async (rows) => {
    await lockOffer(rows, jobOfferId);
    const deleted = await rows(
      sql`delete from ${sql.identifier(table)}
        where job_offer_id = ${jobOfferId} and user_id = ${userId} returning id`,
    );
    if (deleted.length === 0) return false;
    await recount(rows, { table, jobOfferId, market });
    return true;
  });
