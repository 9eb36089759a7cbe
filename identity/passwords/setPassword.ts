import { and, eq } from 'drizzle-orm';
import { identityCodes } from '../../services/src/db/schema/identity/attempt.ts';
import { identityUsers } from '../../services/src/db/schema/identity/user.ts';
import type { IdentityDeps, Caller } from '../deps.ts';
import { forgetDevices } from '../devices/forgetDevices.ts';
import { wrongCredentials } from '../rpc/identityError.ts';
import { revokeSignIns } from '../tokens/grants.ts';
import { attributesForOwner } from '../sign-up/confirmedAccount.ts';
import type { IdentityUser } from '../users/users.ts';
import { clearFailures } from './attempts.ts';
import { passwordColumns } from './passwordColumns.ts';

interface Options {
  /** Whose language the mail to the user is in; without a caller, no mail is sent. */
  readonly caller?: Pick<Caller, 'language'>;
  /** Whether the next sign-in has to replace the password. */
  readonly isTemporary?: boolean;
  /** The sign-in to keep; all others end. */
  readonly retainedGrant?: string;
  /** Whether the caller has proven the password that is replaced. It must still be the current one, and devices stay known. */
  readonly knowsFormer?: boolean;
  /** Whether the caller has a code that was mailed to the address. */
  readonly isMailboxProven?: boolean;
}

/**
 * Sets a password and returns the changed user. Ends the other sign-ins, the sessions at the hosted page and sign-ins in
 * progress, and invalidates open reset codes, because somebody else may know the old password. A sign-up that nobody has confirmed is
 * confirmed by it, and keeps nothing that its author entered, who may be somebody else.
 */
export const setPassword = async (
  deps: IdentityDeps,
  user: IdentityUser,
  password: string,
  { caller, isTemporary = false, retainedGrant, knowsFormer = false, isMailboxProven = false }: Options = {},
): Promise<IdentityUser> => {
  const { id, attributes } = user;
  const columns = await passwordColumns(deps, id, password);
  const recipient = attributes['email'];
  const changed = await deps.database.orm.transaction(async (transaction) => {
    const [updated] = await transaction
      .update(identityUsers)
      .set({
        ...columns,
        status: isTemporary ? 'FORCE_CHANGE_PASSWORD' : 'CONFIRMED',
        attributes: attributesForOwner(user, { isMailboxProven }),
      })
      .where(
        and(
          eq(identityUsers.id, id),
          knowsFormer && user.verifier !== null ? eq(identityUsers.verifier, user.verifier) : undefined,
        ),
      )
      .returning();
    if (updated === undefined) throw wrongCredentials();
    await revokeSignIns({ orm: transaction }, id, retainedGrant);
    if (!knowsFormer) await forgetDevices({ orm: transaction }, id);
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
    return updated;
  });
  deps.mailer.wake();
  return changed;
};
