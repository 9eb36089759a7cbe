import { and, eq } from 'drizzle-orm';
import { identityChallenges } from '../../src/db/schema/identity/challenge.ts';
import { identityCodes } from '../../src/db/schema/identity/code.ts';
import { identityUsers } from '../../src/db/schema/identity/user.ts';
import type { IdentityDeps } from '../deps.ts';
import type { Caller } from '../rpc/operation.ts';
import { revokeSignIns } from '../tokens/grants.ts';
import type { IdentityUser } from '../users/users.ts';
import { clearFailures } from './attempts.ts';
import { passwordColumns } from './passwordColumns.ts';

interface Options {
  /** Whose language the mail to the user is in; without a caller, no mail is sent. */
  readonly caller?: Pick<Caller, 'language'>;
  /** Whether the next sign-in has to replace the password. */
  readonly isTemporary?: boolean;
  /** The sign-in to keep; all others end. */
  readonly keptGrant?: string;
}

/**
 * Sets a password. Ends the other sign-ins, the sessions at the hosted page and sign-ins in progress, and invalidates open reset codes, because somebody else
 * may know the old password.
 */
export const setPassword = async (
  deps: IdentityDeps,
  { id, attributes }: IdentityUser,
  password: string,
  { caller, isTemporary = false, keptGrant }: Options = {},
): Promise<void> => {
  const columns = await passwordColumns(deps, id, password);
  const recipient = attributes['email'];
  await deps.database.orm.transaction(async (transaction) => {
    await transaction
      .update(identityUsers)
      .set({ ...columns, status: isTemporary ? 'FORCE_CHANGE_PASSWORD' : 'CONFIRMED' })
      .where(eq(identityUsers.id, id));
    await revokeSignIns({ orm: transaction }, id, keptGrant);
    await transaction.delete(identityChallenges).where(eq(identityChallenges.userId, id));
    await transaction
      .delete(identityCodes)
      .where(and(eq(identityCodes.userId, id), eq(identityCodes.purpose, 'reset_password')));
    await clearFailures({ orm: transaction }, { id });
    if (recipient !== undefined && caller !== undefined)
      await deps.mailer.store(transaction, {
        kind: 'passwordChanged',
        language: caller.language,
        recipient,
      });
  });
  deps.mailer.wake();
};
