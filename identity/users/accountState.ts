import { eq } from 'drizzle-orm';
import type { Database } from '../../services/src/db/database.ts';
import { identityUsers } from '../../services/src/db/schema/identity/user.ts';
import { hashOf } from '../../services/src/text/secrets.ts';
import { wrongCredentials } from '../rpc/identityError.ts';
import { usableUser } from './usableUser.ts';
import type { IdentityUser } from './users.ts';

/**
 * Changes with the password, the second factors and the addresses of codes. What was proven before such a change does not
 * count after it. Empty for a name without an account.
 */
export const accountState = (user: IdentityUser | null): string =>
  user === null
    ? ''
    : hashOf(
        JSON.stringify([
          user.verifier,
          user.totpSecret,
          user.mfaMethods,
          user.preferredMfa,
          user.attributes['email'],
          user.attributes['phone_number'],
        ]),
      );

/**
 * Runs the work in a transaction in which nobody else can change the account. Throws if its state has changed since the
 * user was read, or if it is deleted or disabled.
 */
export const whileUnchanged = <T>(
  { orm }: Pick<Database, 'orm'>,
  user: IdentityUser,
  work: (transaction: Database['orm']) => Promise<T>,
): Promise<T> =>
  orm.transaction(async (transaction) => {
    const [current] = await transaction
      .select()
      .from(identityUsers)
      .where(eq(identityUsers.id, user.id))
      .for('update');
    if (accountState(usableUser(current ?? null)) !== accountState(user)) throw wrongCredentials();
    return work(transaction);
  });
