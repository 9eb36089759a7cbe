import { Type } from 'typebox';
import { ClientId } from '../rpc/fields.ts';
import { operation } from '../rpc/operation.ts';
import { refreshTokens } from './grants.ts';

/** New tokens of an existing sign-in. */
export const getTokensFromRefreshToken = operation(
  'GetTokensFromRefreshToken',
  Type.Object({ ClientId, RefreshToken: Type.String({ minLength: 1, maxLength: 4_096 }) }),
  async (deps, { RefreshToken: token }, caller) => ({
    AuthenticationResult: await refreshTokens(deps, token, caller),
  }),
);
