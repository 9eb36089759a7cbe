import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { mails } from '../db/schema/mail.ts';
import { alertMails } from '../db/schema/saved.ts';
import { isWaiting } from '../mail/mailStore.ts';

/**
 * Keeps mails about new offers from being sent that wait for the mail server. What they announce of other searches comes
 * with the next mail.
 */
export const dropWaitingMails = async (orm: Database['orm'], userId: string): Promise<void> => {
  const own = orm.select({ id: alertMails.mailId }).from(alertMails).where(eq(alertMails.userId, userId));
  await orm
    .update(mails)
    .set({ sendUntil: new Date() })
    .where(and(isWaiting(), inArray(mails.id, own)));
};
