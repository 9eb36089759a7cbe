import { and, eq, isNull } from 'drizzle-orm';
import { adoptApplications } from '../../counting/adoptApplications.ts';
import type { Database } from '../../db/database.ts';
import { users } from '../../db/schema/user.ts';
import type { Language } from '../../rest/language.ts';
import type { Deps } from '../../server/deps.ts';
import { confirmContributions } from '../job-offers/confirmContributions.ts';
import { findOldestAccount, hasAddress } from './findAccount.ts';
import { mailLink, unusableLink, withLink, type Link } from './mailedLink.ts';
import { spendTokens, type Token } from './tokenStore.ts';

type Proof = Pick<Token, 'email' | 'userId'>;

/** The account that a link is sent for: others with its address may belong to somebody else. */
const isProven = ({ email, userId }: Proof) =>
  and(hasAddress(email), userId === null ? undefined : eq(users.id, userId));

/** Marks the address of the link's account as verified; keeps the time of the first verification. */
export const verifyAddress = async (orm: Database['orm'], proof: Proof): Promise<void> => {
  await orm
    .update(users)
    .set({ emailVerifiedAt: new Date() })
    .where(and(isProven(proof), isNull(users.emailVerifiedAt)));
};

/** The account to verify: that of the user, if somebody is signed in; as the identity service knows it, if one is configured. */
export const unverifiedAccount = async (
  { database, identityAdmin }: Deps,
  email: string,
  userId: string | null,
) =>
  identityAdmin === null
    ? findOldestAccount(database, and(isProven({ email, userId }), isNull(users.emailVerifiedAt)))
    : identityAdmin.findUnverified(email, userId);

/**
 * Sends a verification link to an address that has an account and is not verified. The link of a signed-in user verifies
 * that user's account only.
 */
export const sendVerificationLink = async (
  deps: Deps,
  language: Language,
  email: string,
  userId: string | null,
): Promise<void> => {
  const account = await unverifiedAccount(deps, email, userId);
  if (account === null) return;
  await mailLink(deps, {
    kind: 'verifyEmail',
    purpose: 'verify_email',
    language,
    account,
    email,
    query: ({ token }) => ({ verification_code: token }),
  });
};

/** Marks an address as verified here and at the identity service; with a signed-in user, that of their account only. */
export const confirmEmail = (deps: Deps, link: Link, userId: string | null): Promise<void> => {
  const { database, identityAdmin } = deps;
  return withLink(database, 'verify_email', link, async (claimed) => {
    // A stranger's account can have the address, too, and have asked for the link: its owner must not confirm that one.
    if (userId !== null && claimed.userId !== null && userId !== claimed.userId) throw unusableLink();
    if (identityAdmin !== null && claimed.userId !== null) {
      // The account may have another address by now, which the link says nothing about.
      const account = await identityAdmin.findById(claimed.userId);
      if (account?.email.toLowerCase() !== link.email) throw unusableLink();
      await identityAdmin.confirmEmail(claimed.userId);
    }
    await database.orm.transaction(async (transaction) => {
      await verifyAddress(transaction, claimed);
      await spendTokens(transaction, claimed);
    });
    const confirmed = await database.orm
      .select({ id: users.id, email: users.email, identityName: users.identityName })
      .from(users)
      .where(isProven(claimed));
    for (const user of confirmed) {
      await confirmContributions(database, user);
      await adoptApplications(deps, user);
    }
  });
};
