import { Type } from 'typebox';
import { ClientId } from '../rpc/fields.ts';
import { operation } from '../rpc/operation.ts';
import { revokeRefreshToken } from './grants.ts';

/** Ends the sign-in of a refresh token. */
export const revokeToken = operation(
  'RevokeToken',
  Type.Object({ ClientId, Token: Type.String({ minLength: 1, maxLength: 4_096 }) }),
  async (deps, { Token: token }) => {
    await revokeRefreshToken(deps, token);
    return {};
  },
);
