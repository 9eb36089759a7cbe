import { eq, or, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { accountTokens } from '../../../db/schema/accountToken.ts';
import {
  costStarts,
  customerAvailabilities,
  earnings,
  signUpTimes,
} from '../../../db/schema/contribution.ts';
import { leads } from '../../../db/schema/lead.ts';
import { mails } from '../../../db/schema/mail.ts';
import { reviews } from '../../../db/schema/review.ts';
import { users } from '../../../db/schema/user.ts';
import { closeAccount } from '../../../identity/closedAccounts.ts';
import type { SignedInUser } from '../../../identity/idToken.ts';

const anonymous = { userId: null, sessionId: null, idempotencyKey: null };

/**
 * Deletes what a user told of themselves: the account, metadata, languages, opportunities and page views. What they told
 * others stays, without them: reviews lose name, picture and account, figures their author, so that averages stay true.
 * Applications lose the person too, but only those of an address that is known to be theirs.
 */
export const removeUser = async (
  { orm }: Database,
  user: SignedInUser,
  ownsAddress: boolean,
): Promise<void> => {
  const email = user.email?.toLowerCase() ?? null;
  await orm.transaction(async (transaction) => {
    await closeAccount(transaction, user.id);
    await transaction
      .update(reviews)
      .set({ ...anonymous, accountId: null, username: null, avatar: null })
      .where(or(eq(reviews.accountId, user.id), eq(reviews.userId, user.id)));
    for (const contributions of [earnings, costStarts, signUpTimes, customerAvailabilities]) {
      await transaction.update(contributions).set(anonymous).where(eq(contributions.userId, user.id));
    }
    if (ownsAddress && email !== null) {
      await transaction
        .update(leads)
        .set({ email: null, fullName: null, phone: null, sessionId: null, referralUrl: null })
        .where(sql`lower(${leads.email}) = ${email}`);
      await transaction.delete(mails).where(sql`lower(${mails.recipient}) = ${email}`);
    }
    await transaction.delete(accountTokens).where(eq(accountTokens.userId, user.id));
    // Metadata, languages, opportunities and page views go with it.
    await transaction.delete(users).where(eq(users.id, user.id));
  });
};
