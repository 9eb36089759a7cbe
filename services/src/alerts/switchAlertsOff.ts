import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { mails } from '../db/schema/mail.ts';
import { alertMails, savedSearches } from '../db/schema/saved/savedSearch.ts';
import { hashOf } from '../text/secretTexts.ts';

/** Switches all alerts of the user off to whom a mail with this token was sent; false if there is no such mail. */
export const switchAlertsOff = ({ orm }: Pick<Database, 'orm'>, token: string): Promise<boolean> =>
  orm.transaction(async (transaction) => {
    const [mail] = await transaction
      .select({ userId: alertMails.userId })
      .from(alertMails)
      .where(eq(alertMails.hash, hashOf(token)));
    if (mail === undefined) return false;
    const isOwn = eq(alertMails.userId, mail.userId);
    await transaction
      .update(savedSearches)
      .set({ alertsSince: null })
      .where(eq(savedSearches.userId, mail.userId));
    // A mail that waits for the mail server must not arrive any more.
    const own = transaction.select({ id: alertMails.mailId }).from(alertMails).where(isOwn);
    await transaction
      .update(mails)
      .set({ sendUntil: new Date() })
      .where(and(isNull(mails.sentAt), inArray(mails.id, own)));
    return true;
  });
