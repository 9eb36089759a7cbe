import { Type } from 'typebox';
import { sendCode } from '../codes/codes.ts';
import { limitCodes } from '../limits/limits.ts';
import { unknownAccount } from '../passwords/unknownAccount.ts';
import { Attributes, ClientId, Password, Username } from '../rpc/fields.ts';
import { operation } from '../rpc/operation.ts';
import { requireEmail, writtenAttributes } from '../users/attributes.ts';
import { createUser } from '../users/users.ts';

/** Creates an account and sends a code to its address. The account can sign in once the code has been entered. */
export const signUp = operation(
  'SignUp',
  Type.Object({
    ClientId,
    Username,
    Password,
    UserAttributes: Type.Optional(Attributes),
  }),
  async (deps, { Username: name, Password: password, UserAttributes }, caller) => {
    const email = requireEmail(name);
    const attributes = writtenAttributes(UserAttributes);
    await limitCodes(deps, { caller, account: { id: unknownAccount(deps, email).id } });
    const user = await createUser(deps, { email, password, attributes, status: 'UNCONFIRMED' });
    return {
      UserConfirmed: false,
      UserSub: user.id,
      CodeDeliveryDetails: await sendCode(
        deps,
        user,
        'sign_up',
        { attribute: 'email', address: email },
        caller,
      ),
    };
  },
);
