import { Type } from 'typebox';
import { IdentityError } from '../rpc/identityError.ts';
import { operation } from '../rpc/operation.ts';
import { guestIdentity, userIdentity } from './identityIds.ts';
import { Logins } from './logins.ts';
import { requireLogin } from './requireLogin.ts';

/** The identity of a visitor, or of the user whose id token is sent. */
export const getId = operation(
  'GetId',
  Type.Object({ IdentityPoolId: Type.String({ minLength: 1, maxLength: 55 }), Logins }),
  async (deps, { IdentityPoolId: pool, Logins: logins }) => {
    if (pool !== deps.settings.identityPoolId)
      throw new IdentityError('ResourceNotFoundException', `IdentityPool '${pool}' not found.`);
    const userId = await requireLogin(deps, logins);
    return { IdentityId: userId === null ? guestIdentity(deps) : userIdentity(deps, userId) };
  },
);
