import { and, eq } from 'drizzle-orm';
import { Type } from 'typebox';
import { networkHash } from '../../services/src/identity/knownNetworks.ts';
import { identityUsers } from '../../services/src/db/schema/identity/user.ts';
import { expiredCode, hasAskedForCode, isCodeOfLink, confirmCode } from '../codes/codes.ts';
import { limitChecks, releaseChecks } from '../limits/limits.ts';
import { visitorOf } from '../limits/visitor.ts';
import { ClientId, Code, Username } from '../rpc/fields.ts';
import { IdentityError, notAuthorised } from '../rpc/identityError.ts';
import { operation } from '../rpc/operation.ts';
import type { Caller, IdentityDeps } from '../deps.ts';
import { unknownId } from '../passwords/unknownAccount.ts';
import type { Account } from '../users/findAccount.ts';
import { usableUser } from '../users/usableUser.ts';
import type { IdentityUser } from '../users/users.ts';
import { confirmedAccount } from './confirmedAccount.ts';
import { findSignUp } from './findSignUp.ts';

const cannotConfirm = 'User cannot be confirmed. Current status is';

/**
 * Under what the tries of codes of a sign-up are counted: the hash of its address, because every further sign-up with the
 * address has another id. The same as the made-up id of an address without an account.
 */
const countedAccount = (deps: Pick<IdentityDeps, 'secrets'>, { id, user }: Account) => ({
  id: unknownId(deps, user?.attributes['email'] ?? id),
});

/** Whether the caller is in the network from which the account was signed up. */
const isAuthor = (user: IdentityUser | null, { address }: Pick<Caller, 'address'>): boolean =>
  user !== null && user.signedUpFrom === networkHash(user.username, address);

/** Whether the account was confirmed before: its user can sign in, or choose a new password. */
export const isConfirmedBefore = (error: unknown): boolean =>
  error instanceof IdentityError &&
  [`${cannotConfirm} CONFIRMED`, `${cannotConfirm} RESET_REQUIRED`].includes(error.message);

/**
 * Confirms an account with the code from the mail, which also proves who owns the address. Says that an account is confirmed
 * already, as Cognito does, but only to somebody with its code. One of which the password may be a stranger's needs another.
 */
export const confirmSignUp = operation(
  'ConfirmSignUp',
  Type.Object({ ClientId, Username, ConfirmationCode: Code }),
  async (deps, { Username: name, ConfirmationCode: code }, caller) => {
    const account = await findSignUp(deps, name);
    const counted = countedAccount(deps, account);
    const email = account.user?.attributes['email'];
    const use = { userId: account.id, purpose: 'sign_up', address: email ?? '' } as const;
    const visitor = await visitorOf(deps, account, caller);
    const hasAsked = await hasAskedForCode(deps, use, caller);
    // Nobody has signed in yet. What others try must not use up the tries of who signed up, asked for a code, or has the link.
    const isLink = await isCodeOfLink(deps, use, code);
    const isUsual = visitor.isUsual || hasAsked || isAuthor(account.user, caller) || isLink;
    const key = networkHash(counted.id, caller.address);
    const limited = { visitor: { ...visitor, key, isUsual }, account: counted, purpose: 'sign_up' };
    await limitChecks(deps, limited);
    // Also for a name without an account, which has no right code, so that the time does not reveal it.
    await confirmCode(deps, use, code, caller);
    await releaseChecks(deps, limited);
    if (account.user === null) throw expiredCode();
    const { status } = usableUser(account.user);
    if (status !== 'UNCONFIRMED') throw notAuthorised(`${cannotConfirm} ${status}`);
    const confirmed = await deps.database.orm
      .update(identityUsers)
      // A link has the id of the account, in whichever browser it is opened.
      .set(confirmedAccount(account.user, { ...account, isOwn: name === account.id && !isLink }))
      .where(and(eq(identityUsers.id, account.id), eq(identityUsers.status, 'UNCONFIRMED')))
      .returning({ status: identityUsers.status });
    // Another request was quicker.
    if (confirmed.length === 0) throw notAuthorised(`${cannotConfirm} CONFIRMED`);
    return {};
  },
);
