import { sql } from 'drizzle-orm';
import { eq } from 'drizzle-orm';
import type { Database } from '../../src/db/database.ts';
import { identityUsers } from '../../src/db/schema/identity/user.ts';
import { notAuthorised } from '../rpc/identityError.ts';
import type { IdentityUser } from '../users/users.ts';

/** After this many wrong attempts in a row an account is locked: for 1 s, then twice as long each time, up to 15 minutes. */
const freeAttempts = 5;
const maxLockSeconds = 900;

/** Throws while the account is locked. */
export const requireUnlocked = ({ lockedUntil }: IdentityUser): void => {
  if (lockedUntil !== null && lockedUntil.getTime() > Date.now())
    throw notAuthorised('Password attempts exceeded');
};

/** Counts a wrong password or code, exactly even under concurrency. */
export const countFailure = async ({ orm }: Database, { id }: IdentityUser): Promise<void> => {
  const failures = sql`${identityUsers.failedAttempts} + 1`;
  await orm
    .update(identityUsers)
    .set({
      failedAttempts: failures,
      lockedUntil: sql`case when ${failures} >= ${freeAttempts}
        then now() + interval '1 second' * least(power(2, least(${failures} - ${freeAttempts}, 20)), ${maxLockSeconds})
        else null end`,
    })
    .where(eq(identityUsers.id, id));
};

export const clearFailures = async ({ orm }: Database, { id }: IdentityUser): Promise<void> => {
  await orm
    .update(identityUsers)
    .set({ failedAttempts: 0, lockedUntil: null })
    .where(eq(identityUsers.id, id));
};
