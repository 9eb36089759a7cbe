import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';

export type ContributionTable = 'earnings' | 'cost_starts' | 'sign_up_times' | 'customer_availabilities';

type Told = {
  userId: string;
  jobOfferId: number;
  sessionId: string | null;
  idempotencyKey: string | null;
  /** The column names and values of what is told. */
  values: Record<string, SQL>;
};

/**
 * Writes what a user tells of an offer, or replaces what they told before; true when it is the first time. A
 * repeated request changes nothing.
 */
export const tell = async (
  database: Database,
  table: ContributionTable,
  { userId, jobOfferId, sessionId, idempotencyKey, values }: Told,
): Promise<boolean> => {
  const names = Object.keys(values).map((name) => sql.identifier(name));
  const replaced = names.map((name) => sql`${name} = excluded.${name}`);
  const rows = await database.rows<{ is_new: boolean }>(sql`
    insert into ${sql.identifier(table)} as told
      (job_offer_id, user_id, session_id, idempotency_key, created_at, ${sql.join(names, sql`, `)})
    values (${jobOfferId}, ${userId}, ${sessionId}, ${idempotencyKey}::uuid, now(),
      ${sql.join(Object.values(values), sql`, `)})
    on conflict (user_id, job_offer_id) do update set
      session_id = excluded.session_id, idempotency_key = excluded.idempotency_key,
      created_at = excluded.created_at, ${sql.join(replaced, sql`, `)}
    where told.idempotency_key is null or told.idempotency_key is distinct from excluded.idempotency_key
    returning (told.xmax = 0) as is_new`);
  return rows[0]?.is_new ?? false;
};
