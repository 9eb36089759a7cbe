import { Type } from 'typebox';
import { IdentityError, notAuthorised } from '../rpc/identityError.ts';
import { operation } from '../rpc/operation.ts';
import { guestIdentity, userIdentity } from './identityIds.ts';
import { Logins } from './logins.ts';
import { requireLogin } from './requireLogin.ts';

/** The identity of a visitor, or of the user whose id token is sent. */
export const getId = operation(
  'GetId',
  Type.Object({ IdentityPoolId: Type.String({ minLength: 1, maxLength: 55 }), Logins }),
  async (deps, { IdentityPoolId: pool, Logins: logins }) => {
    const { identityPoolId, checkPoolId } = deps.settings;
    if (pool !== identityPoolId && pool !== checkPoolId)
      throw new IdentityError('ResourceNotFoundException', `IdentityPool '${pool}' not found.`);
    const login = await requireLogin(deps, logins);
    if (login === null && pool === checkPoolId)
      throw notAuthorised('Unauthenticated access is not supported for this identity pool.');
    return { IdentityId: login === null ? guestIdentity(deps) : userIdentity(deps, login.userId, pool) };
  },
);
