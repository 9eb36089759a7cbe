import type { Database } from '../../../db/database.ts';
import { users } from '../../../db/schema/user.ts';
import type { SignedInUser } from '../../../identity/idToken.ts';

/** Makes the row that everything a user writes hangs on; harmless when it is there. */
export const ensureUser = async (
  orm: Database['orm'],
  { id, email, picture }: SignedInUser,
): Promise<void> => {
  await orm.insert(users).values({ id, email, picture, createdAt: new Date() }).onConflictDoNothing();
};
