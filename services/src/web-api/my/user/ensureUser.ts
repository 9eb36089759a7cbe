import type { Database } from '../../../db/database.ts';
import { users } from '../../../db/schema/user.ts';
import type { SignedInUser } from '../../../identity/idToken.ts';

/** Inserts the user's row, which everything they write refers to, unless it exists. */
export const ensureUser = async (
  orm: Database['orm'],
  { id, email, picture, issuedAt, emailVerified }: SignedInUser,
): Promise<void> => {
  await orm
    .insert(users)
    .values({
      id,
      email,
      emailIssuedAt: email === null ? null : new Date(issuedAt * 1000),
      emailVerifiedAt: emailVerified === true ? new Date() : null,
      picture,
      createdAt: new Date(),
    })
    .onConflictDoNothing();
};
