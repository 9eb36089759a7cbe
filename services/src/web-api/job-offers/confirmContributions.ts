import { sql } from 'drizzle-orm';
import { Type } from 'typebox';
import { copyExclusions } from '../../counting/copyExclusions.ts';
import { appliedHereAt } from '../../counting/applicationOf.ts';
import { accountWriter, hashAbout, personHash, writerOf, type Writer } from '../../counting/personHash.ts';
import { recordWriting } from '../../counting/recordWriting.ts';
import { findWait, othersAbout } from '../../counting/waits.ts';
import type { Database } from '../../db/database.ts';
import { contributionTables, lockOffer } from '../../counting/contributionTables.ts';
import { recount } from '../../counting/recount.ts';
import { nullableString } from '../../rest/nullable.ts';

const Answer = Type.Object({ network: nullableString() });

/**
 * Confirms the contributions that a user made before confirming the address, and recounts their offers. What moderators decided about the
 * account is about the mailbox from now on.
 */
export const confirmContributions = async (database: Database, user: Writer): Promise<void> => {
  await database.orm.transaction((transaction) =>
    copyExclusions(transaction, [accountWriter(user.id), writerOf(user, false)], writerOf(user, true)),
  );
  for (const table of contributionTables) {
    const name = sql.identifier(table);
    const waiting = await database.rows(
      sql`select job_offer_id as id from ${name} where user_id = ${user.id} and not is_confirmed`,
      Type.Object({ id: Type.Integer() }),
    );
    if (waiting.length === 0) continue;
    const mailbox = await personHash(database.orm, writerOf(user, true));
    for (const { id } of waiting) {
      await database.transaction(async (rows) => {
        await lockOffer(rows, id);
        const own = sql`user_id = ${user.id} and job_offer_id = ${id} and not is_confirmed`;
        const [answer] = await rows(sql`select network_hash as network from ${name} where ${own}`, Answer);
        if (answer === undefined) return;
        const about = { userId: user.id, jobOfferId: id };
        // It begins to count only now, maybe together with others of its network.
        const wait = await findWait(rows, {
          userId: user.id,
          others: othersAbout(table, about),
          appliedHereAt: appliedHereAt({ ...about, address: user.email }),
          networkHash: sql`${answer.network}::text`,
        });
        const mailboxHash = hashAbout(mailbox, sql`${id}::int`);
        await recordWriting(rows, { ...about, mailboxHash });
        // Only now is it an answer that counts, so moderators find it by this time.
        await rows(
          sql`update ${name} set is_confirmed = true, mailbox_hash = ${mailboxHash}, created_at = now(),
              waits_for = ${wait.waitsFor}, waits_until = ${wait.waitsUntil}::timestamptz, counts_from = ${wait.countsFrom}::timestamptz
            where ${own}`,
        );
        await recount(rows, table, id);
      });
    }
  }
};
