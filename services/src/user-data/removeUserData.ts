import { eq, inArray, or, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { accountTokens } from '../db/schema/accountToken.ts';
import { costStarts, customerAvailabilities, earnings, signUpTimes } from '../db/schema/contribution.ts';
import { leads } from '../db/schema/lead.ts';
import { mails } from '../db/schema/mail.ts';
import { reviews } from '../db/schema/review.ts';
import { alertMails } from '../db/schema/saved/savedSearch.ts';
import { knownNetworks } from '../db/schema/sign-ins/knownNetwork.ts';
import { users } from '../db/schema/user.ts';
import { closeAccount } from '../identity/closedAccounts.ts';
import type { SignedInUser } from '../identity/idToken.ts';
import { lockUser } from './lockUser.ts';

const anonymous = { userId: null, sessionId: null, idempotencyKey: null };

/**
 * Deletes what the services store about a user: profile, picture, languages, opportunities, page views and mails about new offers. Anonymises their
 * reviews and contributions instead, so that averages stay correct.
 * Anonymises applications only if the user owns the address they were sent from.
 */
export const removeUserData = async (
  { orm }: Pick<Database, 'orm'>,
  user: Pick<SignedInUser, 'id' | 'email'>,
  ownsAddress: boolean,
): Promise<void> => {
  const email = user.email?.toLowerCase() ?? null;
  await orm.transaction(async (transaction) => {
    // Otherwise a process that has just chosen new offers for the user could still store their mail.
    await lockUser(transaction, user.id);
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
    const alerts = transaction
      .select({ id: alertMails.mailId })
      .from(alertMails)
      .where(eq(alertMails.userId, user.id));
    await transaction.delete(mails).where(inArray(mails.id, alerts));
    await transaction.delete(knownNetworks).where(eq(knownNetworks.userId, user.id));
    await transaction.delete(accountTokens).where(eq(accountTokens.userId, user.id));
    // Cascades to metadata, the picture, languages, opportunities and page views.
    await transaction.delete(users).where(eq(users.id, user.id));
  });
};
