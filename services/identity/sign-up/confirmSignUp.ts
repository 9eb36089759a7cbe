import { Type } from 'typebox';
import { useCode, wrongCode } from '../codes/codes.ts';
import { ClientId, Code, Username } from '../rpc/fields.ts';
import { notAuthorised } from '../rpc/identityError.ts';
import { operation } from '../rpc/operation.ts';
import { changeUser, findByName } from '../users/users.ts';

/** Confirms an account with the code from the mail, which also proves who owns the address. */
export const confirmSignUp = operation(
  'ConfirmSignUp',
  Type.Object({ ClientId, Username, ConfirmationCode: Code }),
  async (deps, { Username: name, ConfirmationCode: code }) => {
    const user = await findByName(deps.database, name);
    if (user === null) throw wrongCode();
    if (user.status !== 'UNCONFIRMED')
      throw notAuthorised(`User cannot be confirmed. Current status is ${user.status}`);
    await useCode(deps, user, 'sign_up', code);
    await changeUser(deps.database, user, {
      status: 'CONFIRMED',
      attributes: { ...user.attributes, email_verified: 'true' },
    });
    return {};
  },
);
