import { and, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { users } from '../../../db/schema/user.ts';
import type { SignedInUser } from '../../../identity/idToken.ts';

/** Whether the user has confirmed the address, as far as the token or our own row says. */
export const hasConfirmedAddress = async ({ orm }: Database, user: SignedInUser): Promise<boolean> => {
  if (user.emailVerified !== false) return true;
  const [confirmed] = await orm
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, user.id), isNotNull(users.emailVerifiedAt)));
  return confirmed !== undefined;
};
