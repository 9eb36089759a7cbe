import { sql, type SQL } from 'drizzle-orm';
import { Type } from 'typebox';
import { appliedHereAt } from '../../counting/applicationOf.ts';
import { hashAbout } from '../../counting/personHash.ts';
import { recordWriting } from '../../counting/recordWriting.ts';
import { findWait, othersAbout } from '../../counting/waits.ts';
import type { Database, RunQuery } from '../../db/database.ts';
import { nullableString } from '../../rest/nullable.ts';
import { assertSameInput, type SentKey } from '../../rest/once/sentKey.ts';
import { lockOffer, type ContributionTable } from './contributionTables.ts';
import { recount } from './recount.ts';

interface Contribution {
  userId: string;
  jobOfferId: number;
  sessionId: string | null;
  sent: SentKey;
  /** The address of the user if it is confirmed; null: the contribution waits until it is. */
  address: string | null;
  isConfirmed: boolean;
  /** The keyed hashes of the mailbox and the network. */
  mailbox: string;
  network: string;
  /** The values by column name. */
  values: Record<string, SQL>;
}

/** Throws if the user has sent the key with another answer of this kind, or for another offer. */
const assertKeyIsFree = async (
  rows: RunQuery,
  table: ContributionTable,
  { userId, sent }: Pick<Contribution, 'userId' | 'sent'>,
): Promise<void> => {
  if (sent.idempotencyKey === null) return;
  const stored = await rows(
    sql`select input_hash as "inputHash" from ${sql.identifier(table)}
      where user_id = ${userId} and idempotency_key = ${sent.idempotencyKey}::uuid`,
    Type.Object({ inputHash: nullableString() }),
  );
  for (const row of stored) assertSameInput(row, sent);
};

/**
 * Inserts a user's contribution on an offer, or replaces their earlier one, also one that is left of a deleted account with the same
 * mailbox; true when it is their first. A repeated request changes nothing.
 */
export const upsertContribution = async (
  database: Database,
  table: ContributionTable,
  { userId, jobOfferId, sessionId, sent, address, isConfirmed, mailbox, network, values }: Contribution,
): Promise<boolean> =>
  database.transaction(async (rows) => {
    const columns = Object.keys(values).map((name) => sql.identifier(name));
    const replaced = columns.map((name) => sql`${name} = excluded.${name}`);
    const offerId = sql`${jobOfferId}::int`;
    const mailboxHash = hashAbout(mailbox, offerId);
    const networkHash = hashAbout(network, offerId);
    await lockOffer(rows, jobOfferId);
    await assertKeyIsFree(rows, table, { userId, sent });
    const { waitsFor, waitsUntil, countsFrom } = await findWait(rows, {
      userId,
      others: othersAbout(table, { jobOfferId, userId }),
      appliedHereAt: appliedHereAt({ jobOfferId, address }),
      networkHash,
    });
    const [row] = await rows(
      sql`
    insert into ${sql.identifier(table)} as stored
      (job_offer_id, user_id, session_id, idempotency_key, input_hash, is_confirmed, mailbox_hash, network_hash, waits_for, waits_until,
        counts_from, counts, created_at, ${sql.join(columns, sql`, `)})
    values (${jobOfferId}, ${userId}, ${sessionId}, ${sent.idempotencyKey}::uuid, ${sent.inputHash}, ${isConfirmed}, ${mailboxHash}, ${networkHash},
      ${waitsFor}, ${waitsUntil}::timestamptz, ${countsFrom}::timestamptz, false, now(), ${sql.join(Object.values(values), sql`, `)})
    on conflict (user_id, job_offer_id) do update set
      session_id = excluded.session_id, idempotency_key = excluded.idempotency_key,
      input_hash = excluded.input_hash,
      is_confirmed = excluded.is_confirmed, mailbox_hash = excluded.mailbox_hash, network_hash = excluded.network_hash,
      waits_for = excluded.waits_for, waits_until = excluded.waits_until, counts_from = excluded.counts_from,
      created_at = excluded.created_at, ${sql.join(replaced, sql`, `)}
    where stored.idempotency_key is null or stored.idempotency_key is distinct from excluded.idempotency_key
    returning (stored.xmax = 0) as is_new`,
      Type.Object({ is_new: Type.Boolean() }),
    );
    if (row === undefined) return false;
    await recordWriting(rows, { jobOfferId, userId, mailboxHash });
    await rows(
      sql`delete from ${sql.identifier(table)}
        where job_offer_id = ${jobOfferId} and user_id is null and mailbox_hash = ${mailboxHash}`,
    );
    await recount(rows, table, jobOfferId);
    return row.is_new;
  });

/** Deletes a user's contribution to an offer; false when there is none. */
export const withdrawContribution = (
  database: Database,
  table: ContributionTable,
  { userId, jobOfferId }: { readonly userId: string; readonly jobOfferId: number },
): Promise<boolean> =>
  database.transaction(async (rows) => {
    await lockOffer(rows, jobOfferId);
    const deleted = await rows(
      sql`delete from ${sql.identifier(table)}
        where job_offer_id = ${jobOfferId} and user_id = ${userId} returning id`,
    );
    if (deleted.length === 0) return false;
    await recount(rows, table, jobOfferId);
    return true;
  });
