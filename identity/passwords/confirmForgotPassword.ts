import { Type } from 'typebox';
import { rememberNetwork } from '../../services/src/identity/knownNetworks.ts';
import { expiredCode, hasAskedForCode, consumeCode } from '../codes/codes.ts';
import { limitChecks, releaseChecks } from '../limits/limits.ts';
import { visitorOf } from '../limits/visitor.ts';
import { ClientId, Code, Password, Username } from '../rpc/fields.ts';
import { operation } from '../rpc/operation.ts';
import { findAccount } from '../users/findAccount.ts';
import { requireGoodPassword } from './passwordPolicy.ts';
import { requireOtherPassword } from './requireOtherPassword.ts';
import { resettableEmail } from './resettableEmail.ts';
import { setPassword } from './setPassword.ts';

/**
 * Sets a new password with the code from the mail. Ends all sign-ins. The code also proves who owns the address, so an
 * account whose sign-up was never confirmed is confirmed, too.
 */
export const confirmForgotPassword = operation(
  'ConfirmForgotPassword',
  Type.Object({ ClientId, Username, ConfirmationCode: Code, Password }),
  async (deps, { Username: name, ConfirmationCode: code, Password: password }, caller) => {
    // First, so that a rejected password does not use up the code.
    await requireGoodPassword(password);
    const account = await findAccount(deps, name);
    const address = resettableEmail(account.user);
    const use = { userId: account.id, purpose: 'reset_password', address: address ?? '' } as const;
    const visitor = await visitorOf(deps, account, caller);
    const hasAsked = await hasAskedForCode(deps, use, caller);
    // What strangers try must not use up the tries of who asked for a code.
    const limited = {
      visitor: { ...visitor, isUsual: visitor.isUsual || hasAsked },
      account,
      purpose: 'reset_password',
    };
    await limitChecks(deps, limited);
    // Also for a name without an account, which has no right code, so that the time does not reveal it.
    const { user } = account;
    await consumeCode(deps, use, code, caller, async () => {
      await releaseChecks(deps, limited);
      if (user !== null) await requireOtherPassword(deps, user, password);
    });
    if (user === null || address === null) throw expiredCode();
    await setPassword(deps, user, password, { caller, isMailboxProven: true });
    // The mailbox proves the user, who may be somewhere new because strangers use up the tries of new places.
    await rememberNetwork(deps.database, account.id, caller.address);
    return {};
  },
);
