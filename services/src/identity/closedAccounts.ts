import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { closedAccounts } from '../db/schema/signIn.ts';
import { hashOf } from '../text/secrets.ts';
import type { SignedInUser } from './idToken.ts';

/** Invalidates all sign-ins of the user until now. */
export const closeAccount = async (orm: Database['orm'], userId: string): Promise<void> => {
  const closedAt = new Date();
  await orm
    .insert(closedAccounts)
    .values({ idHash: hashOf(userId), closedAt })
    .onConflictDoUpdate({ target: closedAccounts.idHash, set: { closedAt } });
};

/** Whether the user deleted the account after this sign-in. A later sign-in starts a new account. */
export const isClosed = async (
  orm: Database['orm'],
  { id, signedInAt }: Pick<SignedInUser, 'id' | 'signedInAt'>,
): Promise<boolean> => {
  const [closed] = await orm
    .select({ at: closedAccounts.closedAt })
    .from(closedAccounts)
    .where(eq(closedAccounts.idHash, hashOf(id)));
  return closed !== undefined && signedInAt * 1000 <= closed.at.getTime();
};
