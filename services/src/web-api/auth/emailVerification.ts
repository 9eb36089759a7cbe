import { and, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { users } from '../../db/schema/user.ts';
import type { Language } from '../../rest/language.ts';
import type { Deps } from '../../server/deps.ts';
import { confirmContributions } from '../job-offers/confirmContributions.ts';
import { findAccount } from './findAccount.ts';
import { mailLink, unusableLink, withLink, type Link } from './mailedLink.ts';
import { spendTokens } from './tokenStore.ts';

const hasAddress = (email: string) => sql`lower(${users.email}) = ${email}`;

/** Marks an address as verified; keeps the time of the first verification. */
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

/** The account to verify: as the identity service knows it, if one is configured. */
const unverifiedAccount = async ({ database, identityAdmin }: Deps, email: string) => {
  if (identityAdmin !== null) return identityAdmin.findUnverified(email);
  return (await isVerified(database, email)) ? null : findAccount(database, null, email);
};

/** Sends a verification link to an address that has an account and is not verified. */
export const sendVerificationLink = async (deps: Deps, language: Language, email: string): Promise<void> => {
  const account = await unverifiedAccount(deps, email);
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

/** Marks an address as verified here and at the identity service. */
export const confirmEmail = ({ database, identityAdmin }: Deps, link: Link): Promise<void> =>
  withLink(database, 'verify_email', link, async (claimed) => {
    if (identityAdmin !== null && claimed.userId !== null) {
      // The account may have another address by now, which the link says nothing about.
      const account = await identityAdmin.findById(claimed.userId);
      if (account?.email.toLowerCase() !== link.email) throw unusableLink();
      await identityAdmin.confirmEmail(claimed.userId);
    }
    await database.orm.transaction(async (transaction) => {
      await verifyAddress(transaction, link.email);
      await spendTokens(transaction, claimed);
    });
    const confirmed = await database.orm.select({ id: users.id }).from(users).where(hasAddress(link.email));
    for (const { id } of confirmed) await confirmContributions(database, id);
  });
