import { and, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { users } from '../../db/schema/user.ts';
import { unprocessable } from '../../rest/httpProblem.ts';
import type { Language } from '../../rest/language.ts';
import type { Deps } from '../../server/deps.ts';
import { accountOf } from './accountOf.ts';
import { siteLink } from './siteLink.ts';
import { claimToken, issueToken, releaseToken, spendTokens } from './tokenStore.ts';

const hasAddress = (email: string) => sql`lower(${users.email}) = ${email}`;

/** Marks the users of an address; the time of the first proof stays. */
export const verifyAddress = async (orm: Database['orm'], email: string): Promise<void> => {
  await orm
    .update(users)
    .set({ emailVerifiedAt: new Date() })
    .where(and(hasAddress(email), isNull(users.emailVerifiedAt)));
};

const isVerified = async ({ orm }: Database, email: string): Promise<boolean> => {
  const known = await orm.select({ at: users.emailVerifiedAt }).from(users).where(hasAddress(email));
  return known.length > 0 && known.every(({ at }) => at !== null);
};

/** Mails a link to an address that has an account and is not verified yet. */
export const sendVerificationLink = async (
  { database, mailer, identityAdmin, siteOrigin }: Deps,
  language: Language,
  email: string,
): Promise<void> => {
  const account = await accountOf(database, identityAdmin, email);
  if (account === null || (await isVerified(database, email))) return;
  await database.orm.transaction(async (transaction) => {
    const { token } = await issueToken(transaction, { purpose: 'verify_email', email, userId: account.id });
    await mailer.keep(transaction, {
      kind: 'verifyEmail',
      language,
      recipient: account.email,
      link: siteLink(siteOrigin, language, { verification_code: token }),
    });
  });
  mailer.wake();
};

/** Marks the address as verified, here and at the identity service. */
export const confirmEmail = async (
  { database, identityAdmin }: Deps,
  { email, token }: { email: string; token: string },
): Promise<void> => {
  const claimed = await claimToken(database, 'verify_email', email, token);
  if (claimed === null) {
    throw unprocessable({
      field: 'token',
      code: 'expired',
      message: 'This link cannot be used any more: ask for another one.',
    });
  }
  try {
    if (identityAdmin !== null && claimed.userId !== null) await identityAdmin.confirmEmail(claimed.userId);
    await database.orm.transaction(async (transaction) => {
      await verifyAddress(transaction, email);
      await spendTokens(transaction, claimed);
    });
  } catch (error) {
    await releaseToken(database, claimed);
    throw error;
  }
};
