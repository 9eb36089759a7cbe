import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { alertMails, savedSearches } from '../db/schema/saved.ts';
import { hashOf } from '../text/secrets.ts';
import { lockUser } from '../user-data/lockUser.ts';
import { dropWaitingMails } from './dropWaitingMails.ts';

/** Switches all alerts of the user off to whom a mail with this token was sent; false if there is no such mail. */
export const switchAlertsOff = ({ orm }: Pick<Database, 'orm'>, token: string): Promise<boolean> =>
  orm.transaction(async (transaction) => {
    const [mail] = await transaction
      .select({ userId: alertMails.userId })
      .from(alertMails)
      .where(eq(alertMails.hash, hashOf(token)));
    if (mail === undefined) return false;
    // Otherwise a process that has just chosen the next offers could still store their mail.
    await lockUser(transaction, mail.userId);
    await transaction
      .update(savedSearches)
      .set({ alertsSince: null })
      .where(eq(savedSearches.userId, mail.userId));
    await dropWaitingMails(transaction, mail.userId);
    return true;
  });
