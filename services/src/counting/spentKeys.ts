import { sql } from 'drizzle-orm';
import { Type } from 'typebox';
import type { RunQuery } from '../db/database.ts';
import { nullableString } from '../rest/nullable.ts';
import { assertSameInput, type SentKey } from '../rest/once/sentKey.ts';

interface Sender {
  readonly userId: string;
  readonly jobOfferId: number;
}

/** Keeps the key of what a user wrote about an offer, before that is replaced or deleted. `column` names its account. */
export const spendKey = (
  rows: RunQuery,
  table: string,
  column: 'user_id' | 'account_id',
  { userId, jobOfferId }: Sender,
) =>
  rows(sql`
    insert into spent_keys (user_id, idempotency_key, input_hash)
    select ${sql.identifier(column)}, idempotency_key, input_hash from ${sql.identifier(table)}
    where ${sql.identifier(column)} = ${userId} and job_offer_id = ${jobOfferId} and idempotency_key is not null
    on conflict do nothing`);

/** Whether what was written with this key has been replaced or deleted. Throws if it was another input. */
export const isSpent = async (rows: RunQuery, userId: string, sent: SentKey): Promise<boolean> => {
  if (sent.idempotencyKey === null) return false;
  const [spent] = await rows(
    sql`select input_hash as "inputHash" from spent_keys
      where user_id = ${userId} and idempotency_key = ${sent.idempotencyKey}::uuid`,
    Type.Object({ inputHash: nullableString() }),
  );
  if (spent === undefined) return false;
  assertSameInput(spent, sent);
  return true;
};
