import { and, eq, gt, sql } from 'drizzle-orm';
import { hashAbout, personHash, writerOf } from '../../../counting/personHash.ts';
import type { Database } from '../../../db/database.ts';
import { leads } from '../../../db/schema/lead.ts';
import { users } from '../../../db/schema/user.ts';
import type { SignedInUser } from '../../../identity/idToken.ts';
import type { Language } from '../../../rest/language.ts';
import type { Deps } from '../../../server/deps.ts';

interface FormerAddress {
  readonly email: string;
  /** Whether it was the user's own. */
  readonly isVerified: boolean;
}

/** The address that the services know, if the token has another one. */
const findFormer = async (
  orm: Database['orm'],
  { id, email }: SignedInUser,
): Promise<FormerAddress | null> => {
  const [known] = await orm
    .select({ email: users.email, verifiedAt: users.emailVerifiedAt })
    .from(users)
    .where(eq(users.id, id))
    .for('update');
  if (email === null || known?.email == null || known.email.toLowerCase() === email.toLowerCase())
    return null;
  return { email: known.email, isVerified: known.verifiedAt !== null };
};

/** The user, without the address of a token that was issued before the one that named the address that the services know. */
export const withCurrentAddress = async (orm: Database['orm'], user: SignedInUser): Promise<SignedInUser> => {
  const [later] = await orm
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, user.id), gt(users.emailIssuedAt, new Date(user.issuedAt * 1000))));
  return later === undefined ? user : { ...user, email: null, emailVerified: null };
};

/** Mailboxes that moderators barred from offers stay barred under the new address. */
const moveExclusions = async (
  orm: Database['orm'],
  user: SignedInUser,
  { email, isVerified }: FormerAddress,
): Promise<void> => {
  const offer = sql`job_offer_id`;
  const before = await personHash(orm, writerOf({ id: user.id, email }, isVerified));
  const now = await personHash(orm, writerOf(user, user.emailVerified !== false));
  await orm.execute(sql`insert into exclusions (job_offer_id, mailbox_hash, copied_from, moderator, note, created_at)
    select job_offer_id, ${hashAbout(now, offer)}, coalesce(copied_from, mailbox_hash), moderator, note, created_at from exclusions
    where mailbox_hash = ${hashAbout(before, offer)}
    on conflict do nothing`);
};

/**
 * Finds out whether the account has got another address since the services last heard of it, and lets what belongs to the former one
 * follow: applications, if both addresses are verified, and what moderators decided. The former address gets a mail about the change
 * unless the identity service sends one itself: returns whether it does, so that the mailer is to be woken. Call it before the new
 * address is stored, in the same transaction.
 */
export const followAddress = async (
  { mailer, identityAdmin }: Pick<Deps, 'mailer' | 'identityAdmin'>,
  orm: Database['orm'],
  user: SignedInUser,
  language: Language,
): Promise<boolean> => {
  const former = await findFormer(orm, user);
  if (former === null || user.email === null) return false;
  await moveExclusions(orm, user, former);
  if (former.isVerified && user.emailVerified === true)
    await orm
      .update(leads)
      .set({ email: user.email })
      .where(sql`lower(${leads.email}) = lower(${former.email})`);
  if (user.provider !== 'cognito' || identityAdmin?.tellsFormerAddress !== false) return false;
  await mailer.store(orm, { kind: 'emailChanged', language, recipient: former.email });
  return true;
};
