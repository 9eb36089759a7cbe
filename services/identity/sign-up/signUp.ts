import { Type } from 'typebox';
import { limitCodes } from '../limits/limits.ts';
import { Attributes, ClientId, Password, Username } from '../rpc/fields.ts';
import { operation } from '../rpc/operation.ts';
import { requireEmail, writtenAttributes } from '../users/attributes.ts';
import { createUser } from '../users/users.ts';
import { askForConfirmation } from './askForConfirmation.ts';
import { needsConfirmation } from './needsConfirmation.ts';

/** Creates an account and sends a code or link to its address. The account can sign in once it is confirmed. */
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
    const { address } = caller;
    await limitCodes(deps, { address, recipient: email, purpose: 'sign_up', isOwner: false });
    if (!needsConfirmation(deps.settings, email)) {
      const { id } = await createUser(deps, { email, password, attributes, status: 'CONFIRMED', caller });
      return { UserConfirmed: true, UserSub: id };
    }
    const user = await createUser(deps, { email, password, attributes, status: 'UNCONFIRMED', caller });
    return {
      UserConfirmed: false,
      UserSub: user.id,
      CodeDeliveryDetails: await askForConfirmation(deps, user, email, caller),
    };
  },
);
