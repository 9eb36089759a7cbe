import { Type } from 'typebox';
import { useCode, wrongCode } from '../codes/codes.ts';
import { limitChecks } from '../limits/limits.ts';
import { ClientId, Code, Username } from '../rpc/fields.ts';
import { operation } from '../rpc/operation.ts';
import { withAttributes } from '../users/attributeColumns.ts';
import { findAccount } from '../users/findAccount.ts';
import { changeUser } from '../users/users.ts';
import { countedAccount } from './countedAddress.ts';

/** Confirms an account with the code from the mail, which also proves who owns the address. */
export const confirmSignUp = operation(
  'ConfirmSignUp',
  Type.Object({ ClientId, Username, ConfirmationCode: Code }),
  async (deps, { Username: name, ConfirmationCode: code }, caller) => {
    const account = await findAccount(deps, name);
    await limitChecks(deps, { caller, account: countedAccount(deps, account), purpose: 'sign_up' });
    const email = account.user?.attributes['email'];
    // Also for a name without an account, which has no code, so that the time does not reveal it.
    await useCode(deps, { userId: account.id, purpose: 'sign_up', address: email ?? '' }, code);
    if (account.user?.status !== 'UNCONFIRMED' || email === undefined) throw wrongCode();
    await changeUser(deps.database, account, {
      status: 'CONFIRMED',
      attributes: withAttributes({ email_verified: 'true' }),
    });
    return {};
  },
);
