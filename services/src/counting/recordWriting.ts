import { sql, type SQL } from 'drizzle-orm';
import type { RunQuery } from '../db/database.ts';

interface Writing {
  readonly jobOfferId: number;
  readonly userId: string;
  /** The hash of the mailbox about the offer. */
  readonly mailboxHash: SQL;
}

/** Records that somebody wrote about an offer, in the transaction that stores it. `releaseDue` forgets it. */
export const recordWriting = async (
  rows: RunQuery,
  { jobOfferId, userId, mailboxHash }: Writing,
): Promise<void> => {
  await rows(sql`insert into writings (job_offer_id, account_id, mailbox_hash, written_at)
    values (${jobOfferId}, ${userId}, ${mailboxHash}, now())`);
};
