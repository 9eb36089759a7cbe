import { eq } from 'drizzle-orm';
import { copyExclusions } from '../../../counting/copyExclusions.ts';
import { accountWriter, writerOf } from '../../../counting/personHash.ts';
import type { Database } from '../../../db/database.ts';
import { users } from '../../../db/schema/user.ts';
import { isClosed } from '../../../identity/closedAccounts.ts';
import type { SignedInUser } from '../../../identity/idToken.ts';
import { unauthorised } from '../../../identity/requestUser.ts';

/**
 * Inserts the user's row, which everything they write refers to, unless it exists. Who was barred from offers with an earlier
 * account of the same user at Google or Facebook is barred with this one, and under its confirmed address. A sign-in whose
 * account was deleted meanwhile begins no other.
 */
export const ensureUser = async (orm: Database['orm'], user: SignedInUser): Promise<void> => {
  const { id, email, identityName, picture, emailToldAt, emailVerified } = user;
  const created = await orm
    .insert(users)
    .values({
      id,
      email,
      emailIssuedAt: email === null ? null : new Date(emailToldAt * 1000),
      emailVerifiedAt: emailVerified === true ? new Date() : null,
      identityName,
      picture,
      createdAt: new Date(),
    })
    .onConflictDoNothing()
    .returning({ id: users.id });
  if (created.length === 0) return;
  if (await isClosed(orm, user)) {
    await orm.delete(users).where(eq(users.id, id));
    throw unauthorised();
  }
  for (const writer of [accountWriter(id), writerOf(user, emailVerified !== false)])
    await copyExclusions(orm, [writerOf(user, false)], writer);
};
