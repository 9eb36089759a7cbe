import { Type } from 'typebox';
import { askForSentCode } from '../codes/codes.ts';
import { deliveryTo } from '../codes/deliverCode.ts';
import { limitCodes, mayMailCode } from '../limits/limits.ts';
import { Attributes, ClientId, Password, Username } from '../rpc/fields.ts';
import { operation } from '../rpc/operation.ts';
import { requireEmail, writtenAttributes } from '../users/attributes.ts';
import { findAccount } from '../users/findAccount.ts';
import { createUser } from '../users/users.ts';
import { askForConfirmation } from './askForConfirmation.ts';
import { needsConfirmation, needsLink } from './needsConfirmation.ts';

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
    const mail = { address, recipient: email, purpose: 'sign_up', isOwner: false } as const;
    // A code confirms the latest sign-up of its address; a link confirms only its own.
    const isMailed = needsLink(deps.settings, email)
      ? await limitCodes(deps, mail).then(() => true)
      : await mayMailCode(deps, mail);
    if (!needsConfirmation(deps.settings, email)) {
      const { id } = await createUser(deps, { email, password, attributes, status: 'CONFIRMED', caller });
      return { UserConfirmed: true, UserSub: id };
    }
    if (!isMailed) {
      // A sign-up that is refused must not replace the one that the code belongs to.
      const former = await findAccount(deps, email);
      if (former.user?.status !== 'CONFIRMED') await askForSentCode(deps, former, mail);
    }
    const user = await createUser(deps, { email, password, attributes, status: 'UNCONFIRMED', caller });
    if (isMailed) await askForConfirmation(deps, user, email, caller);
    return {
      UserConfirmed: false,
      UserSub: user.id,
      CodeDeliveryDetails: deliveryTo({ attribute: 'email', address: email }),
    };
  },
);
