import { Type } from 'typebox';
import { deliveryTo, sendCode } from '../codes/codes.ts';
import { ClientId, Username } from '../rpc/fields.ts';
import { operation } from '../rpc/operation.ts';
import { findByName } from '../users/users.ts';

/** Sends a new code for the confirmation. The answer does not tell whether the account exists. */
export const resendConfirmationCode = operation(
  'ResendConfirmationCode',
  Type.Object({ ClientId, Username }),
  async (deps, { Username: name }, caller) => {
    const user = await findByName(deps.database, name);
    const email = user?.attributes['email'];
    return user?.status === 'UNCONFIRMED' && email !== undefined
      ? sendCode(deps, user, 'sign_up', email, caller)
      : deliveryTo(name);
  },
);
