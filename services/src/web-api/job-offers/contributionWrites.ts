import { sql, type SQL } from 'drizzle-orm';
import { Type } from 'typebox';
import { appliedHereAt } from '../../counting/applicationOf.ts';
import { formerValue } from '../../counting/formerValue.ts';
import { hashAbout } from '../../counting/personHash.ts';
import { recordWriting } from '../../counting/recordWriting.ts';
import { isSpent, spendKey } from '../../counting/spentKeys.ts';
import { findWait, othersAbout } from '../../counting/waits.ts';
import type { Database, RunQuery } from '../../db/database.ts';
import { unprocessable } from '../../rest/httpProblem.ts';
import { nullableString } from '../../rest/nullable.ts';
import { assertSameInput, type SentKey } from '../../rest/once/sentKey.ts';
import { lockOffer, type ContributionTable } from '../../counting/contributionTables.ts';
import { recount } from '../../counting/recount.ts';

interface Contribution {
  userId: string;
  jobOfferId: number;
  sessionId: string | null;
  sent: SentKey;
  /** How long ago the user gave it. */
  secondsAgo: number;
  /** The address of the user if it is confirmed; null: the contribution waits until it is. */
  address: string | null;
  isConfirmed: boolean;
  /** The keyed hashes of the mailbox and the network. */
  mailbox: string;
  network: string;
  /** The values by column name. */
  values: Record<string, SQL>;
}

const changedSince = () =>
  unprocessable({
    field: 'seconds_ago',
    code: 'conflict',
    message: 'The user has given another contribution, or withdrawn it, since.',
  });

/**
 * Whether the answer is stored with this key. Throws if the user has replaced or withdrawn it since, or has sent the key with another
 * answer of this kind, or for another offer.
 */
const isRepeated = async (
  rows: RunQuery,
  table: ContributionTable,
  { userId, jobOfferId, sent }: Pick<Contribution, 'userId' | 'jobOfferId' | 'sent'>,
): Promise<boolean> => {
  if (sent.idempotencyKey === null) return false;
  const stored = await rows(
    sql`select job_offer_id as "offerId", input_hash as "inputHash" from ${sql.identifier(table)}
      where user_id = ${userId} and idempotency_key = ${sent.idempotencyKey}::uuid`,
    Type.Object({ offerId: Type.Integer(), inputHash: nullableString() }),
  );
  for (const row of stored) assertSameInput(row, sent);
  if (await isSpent(rows, userId, sent)) throw changedSince();
  return stored.some(({ offerId }) => offerId === jobOfferId);
};

/**
 * Notes when a user gave or withdrew a contribution; throws if they have given another one, or withdrawn it, since: what a browser
 * queued, and sends late, must not undo that.
 */
const noteChange = async (
  rows: RunQuery,
  table: ContributionTable,
  { userId, jobOfferId, secondsAgo }: Pick<Contribution, 'userId' | 'jobOfferId' | 'secondsAgo'>,
): Promise<void> => {
  const noted = await rows(
    sql`
    insert into contribution_times as known (user_id, job_offer_id, kind, changed_at)
    values (${userId}, ${jobOfferId}, ${table}, clock_timestamp() - make_interval(secs => ${secondsAgo}))
    on conflict (user_id, job_offer_id, kind) do update set changed_at = excluded.changed_at
    where known.changed_at <= excluded.changed_at
    returning kind`,
  );
  if (noted.length > 0) return;
  throw changedSince();
};

/**
 * Inserts a user's contribution on an offer, or replaces their earlier one, also one that is left of a deleted account with the same
 * mailbox; true when it is their first. A repeated request changes nothing, and one that is older than what the user did since throws.
 */
export const upsertContribution = async (
  database: Database,
  table: ContributionTable,
  contribution: Contribution,
): Promise<boolean> =>
  database.transaction(async (rows) => {
    const { userId, jobOfferId, sessionId, sent, address, isConfirmed, mailbox, network, values } =
      contribution;
    const columns = Object.keys(values).map((name) => sql.identifier(name));
    const replaced = columns.map((name) => sql`${name} = excluded.${name}`);
    const offerId = sql`${jobOfferId}::int`;
    const mailboxHash = hashAbout(mailbox, offerId);
    const networkHash = hashAbout(network, offerId);
    await lockOffer(rows, jobOfferId);
    if (await isRepeated(rows, table, contribution)) return false;
    await noteChange(rows, table, contribution);
    await spendKey(rows, table, 'user_id', contribution);
    const { waitsFor, waitsUntil, countsFrom } = await findWait(rows, {
      userId,
      others: othersAbout(table, { jobOfferId, userId }),
      appliedHereAt: appliedHereAt({ userId, jobOfferId, address }),
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
      former_value = ${formerValue(table, sql`stored`)}, session_id = excluded.session_id, idempotency_key = excluded.idempotency_key,
      input_hash = excluded.input_hash,
      is_confirmed = excluded.is_confirmed, mailbox_hash = excluded.mailbox_hash, network_hash = excluded.network_hash,
      waits_for = excluded.waits_for, waits_until = excluded.waits_until, counts_from = excluded.counts_from,
      created_at = excluded.created_at, ${sql.join(replaced, sql`, `)}
    returning (stored.xmax = 0) as is_new`,
      Type.Object({ is_new: Type.Boolean() }),
    );
    await recordWriting(rows, { jobOfferId, userId, mailboxHash });
    await rows(
      sql`delete from ${sql.identifier(table)}
        where job_offer_id = ${jobOfferId} and user_id is null and mailbox_hash = ${mailboxHash}`,
    );
    await recount(rows, table, jobOfferId);
    return row?.is_new === true;
  });

/** Deletes a user's contribution to an offer; false when there is none. */
export const withdrawContribution = (
  database: Database,
  table: ContributionTable,
  { userId, jobOfferId }: { readonly userId: string; readonly jobOfferId: number },
): Promise<boolean> =>
  database.transaction(async (rows) => {
    await lockOffer(rows, jobOfferId);
    await spendKey(rows, table, 'user_id', { userId, jobOfferId });
    const deleted = await rows(
      sql`delete from ${sql.identifier(table)}
        where job_offer_id = ${jobOfferId} and user_id = ${userId} returning id`,
    );
    if (deleted.length === 0) return false;
    await noteChange(rows, table, { userId, jobOfferId, secondsAgo: 0 });
    await recount(rows, table, jobOfferId);
    return true;
  });
