import { eq, inArray, sql } from 'drizzle-orm';
import { isOwnLead } from '../counting/applicationOf.ts';
import { personHash, writerOf } from '../counting/personHash.ts';
import type { Database } from '../db/database.ts';
import { accountTokens } from '../db/schema/accountToken.ts';
import { spentKeys } from '../db/schema/contribution.ts';
import { leads } from '../db/schema/lead.ts';
import { mails } from '../db/schema/mail.ts';
import { alertMails } from '../db/schema/saved.ts';
import { knownNetworks } from '../db/schema/signIn.ts';
import { users } from '../db/schema/user.ts';
import { closeAccount } from '../identity/closedAccounts.ts';
import type { SignedInUser } from '../identity/idToken.ts';
import { leaveContributions, leaveReviews } from './leaveAnswers.ts';
import { lockUser } from './lockUser.ts';

/**
 * Deletes what the services store about a user: profile, picture, languages, opportunities, page views and mails about new
 * offers. Anonymises the reviews and contributions that have been public for long, so that averages stay correct; newer ones go
 * with the account, so that nobody can leave them behind and begin again. Anonymises the applications of the account, and those
 * of its address that are no account's if the user owns it.
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
    const [stored] = await transaction
      .select({ identityName: users.identityName })
      .from(users)
      .where(eq(users.id, user.id));
    const writer = { ...user, identityName: stored?.identityName ?? null };
    const person = await personHash(transaction, writerOf(writer, ownsAddress));
    await leaveReviews(transaction, user.id, person);
    await leaveContributions(transaction, user.id, person);
    await transaction
      .update(leads)
      .set({
        email: null,
        sentEmail: null,
        fullName: null,
        phone: null,
        sessionId: null,
        referralUrl: null,
        inputHash: null,
      })
      .where(isOwnLead(user.id, ownsAddress ? email : null));
    if (ownsAddress && email !== null)
      await transaction.delete(mails).where(sql`lower(${mails.recipient}) = ${email}`);
    const alerts = transaction
      .select({ id: alertMails.mailId })
      .from(alertMails)
      .where(eq(alertMails.userId, user.id));
    await transaction.delete(mails).where(inArray(mails.id, alerts));
    await transaction.delete(knownNetworks).where(eq(knownNetworks.userId, user.id));
    await transaction.delete(spentKeys).where(eq(spentKeys.userId, user.id));
    await transaction.delete(accountTokens).where(eq(accountTokens.userId, user.id));
    // Cascades to metadata, the picture, languages, opportunities and page views.
    await transaction.delete(users).where(eq(users.id, user.id));
  });
};
