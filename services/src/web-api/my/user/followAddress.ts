import { and, eq, isNull, or, sql } from 'drizzle-orm';
import { copyExclusions } from '../../../counting/copyExclusions.ts';
import { accountWriter, writerOf } from '../../../counting/personHash.ts';
import type { Database } from '../../../db/database.ts';
import { leads } from '../../../db/schema/lead.ts';
import { users } from '../../../db/schema/user.ts';
import { isSameAddress } from '../../../identity/accountAddress.ts';
import type { SignedInUser } from '../../../identity/idToken.ts';
import type { Language } from '../../../rest/language.ts';
import type { Deps } from '../../../server/deps.ts';
import { withKnownAddress, type KnownAddress } from './knownAddress.ts';

const knownOf = (orm: Database['orm'], id: string) =>
  orm
    .select({
      email: users.email,
      emailIssuedAt: users.emailIssuedAt,
      emailVerifiedAt: users.emailVerifiedAt,
    })
    .from(users)
    .where(eq(users.id, id));

/** Whether the address that holds is another one than the services know, or is verified only now. */
const isNews = ({ email, emailVerifiedAt }: KnownAddress, user: SignedInUser): boolean =>
  user.email !== null &&
  (!isSameAddress(email, user.email) || (user.emailVerified === true && emailVerifiedAt === null));

/** Whether an application with the former address is one of the account: the next owner of that mailbox may have sent it. */
const isOwnApplication = (userId: string, lastLogin: Date | null) =>
  or(
    eq(leads.accountId, userId),
    and(isNull(leads.accountId), sql`${leads.createdAt} <= ${lastLogin?.toISOString() ?? null}::timestamptz`),
  );

export interface Followed {
  /** The user with the current address. */
  readonly user: SignedInUser;
  /** Whether the former address gets a mail, so that the mailer is to be woken. */
  readonly isMailed: boolean;
}

type Tools = Pick<Deps, 'mailer' | 'identityAdmin'>;

/**
 * Finds out whether the account has got another address since the services last heard of it, stores it, and lets what belongs to the
 * former one follow: applications, if both addresses are verified, and what moderators decided. The former address gets a mail about the
 * change unless the identity service sends one itself. Call it in a transaction.
 */
export const followAddress = async (
  { mailer, identityAdmin }: Tools,
  orm: Database['orm'],
  seen: SignedInUser,
  language: Language,
): Promise<Followed> => {
  // Rows that refer to the user can be written meanwhile by who holds locks that this transaction waits for.
  const [known] = await knownOf(orm, seen.id).for('no key update');
  const user = withKnownAddress(seen, known);
  if (known === undefined || !isNews(known, user)) return { user, isMailed: false };
  const { email: former, emailVerifiedAt: verifiedAt } = known;
  const hasChanged = former !== null && !isSameAddress(former, user.email);
  const isVerified = user.emailVerified === true;
  await orm
    .update(users)
    .set({
      email: user.email,
      emailIssuedAt: new Date(user.emailToldAt * 1000),
      // What was known about a former address says nothing about this one.
      emailVerifiedAt: isVerified ? new Date() : hasChanged ? null : verifiedAt,
    })
    .where(eq(users.id, user.id));
  await copyExclusions(
    orm,
    [accountWriter(user.id), writerOf(user, false), writerOf({ ...user, email: former }, true)],
    writerOf(user, user.emailVerified !== false),
  );
  if (!hasChanged) return { user, isMailed: false };
  if (verifiedAt !== null && isVerified)
    await orm
      .update(leads)
      .set({
        email: user.email,
        sentEmail: sql`coalesce(${leads.sentEmail}, ${leads.email})`,
        accountId: user.id,
      })
      .where(
        and(sql`lower(${leads.email}) = lower(${former})`, isOwnApplication(user.id, known.emailIssuedAt)),
      );
  const isMailed = user.provider === 'cognito' && identityAdmin?.tellsFormerAddress === false;
  if (isMailed) await mailer.store(orm, { kind: 'emailChanged', language, recipient: former });
  return { user, isMailed };
};

/** The user as who a request writes: `followAddress`, with one query as long as nothing has changed. */
export const writingUser = async (
  deps: Tools & Pick<Deps, 'database'>,
  seen: SignedInUser,
  language: Language,
): Promise<SignedInUser> => {
  const { orm } = deps.database;
  const [known] = await knownOf(orm, seen.id);
  const user = withKnownAddress(seen, known);
  if (known === undefined || !isNews(known, user)) return user;
  const followed = await orm.transaction((transaction) => followAddress(deps, transaction, seen, language));
  if (followed.isMailed) deps.mailer.wake();
  return followed.user;
};
