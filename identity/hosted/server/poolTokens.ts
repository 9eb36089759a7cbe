import { errors, type KoaContextWithOIDC, type Provider } from 'oidc-provider';
import type { IdentityDeps } from '../../deps.ts';
import { IdentityError } from '../../rpc/identityError.ts';
import { grantTokens, refreshTokens, revokeSignIn } from '../../tokens/grants.ts';
import { findById } from '../../users/users.ts';

interface PoolTokens {
  readonly AccessToken: string;
  readonly IdToken: string;
  readonly RefreshToken?: string;
  readonly ExpiresIn: number;
  readonly TokenType: string;
}

const tokenAnswer = ({ AccessToken, IdToken, RefreshToken, ExpiresIn, TokenType }: PoolTokens) => ({
  access_token: AccessToken,
  id_token: IdToken,
  ...(RefreshToken === undefined ? {} : { refresh_token: RefreshToken }),
  expires_in: ExpiresIn,
  token_type: TokenType,
});

/** What a client of OpenID Connect understands. Beyond a limit, the refresh token stays valid. */
const grantFault = (error: unknown) => {
  if (!(error instanceof IdentityError)) return error;
  return error.name === 'LimitExceededException'
    ? new errors.TemporarilyUnavailable(error.message)
    : new errors.InvalidGrant(error.message);
};

const refuseCode = (ctx: Pick<KoaContextWithOIDC, 'status' | 'body'>): void => {
  ctx.status = 400;
  ctx.body = { error: 'invalid_grant', error_description: 'grant request is invalid' };
};

/**
 * Answers codes and refresh tokens with tokens of the user pool, which the operations accept, instead of the server's own.
 */
export const answerWithPoolTokens = (provider: Provider, deps: IdentityDeps): void => {
  provider.use(async (ctx, next) => {
    await next();
    const { AuthorizationCode: code } = (ctx as Partial<KoaContextWithOIDC>).oidc?.entities ?? {};
    if (ctx.status !== 200 || code?.accountId === undefined) return undefined;
    const { grantId: id, scope = 'openid', nonce } = code;
    const user = await findById(deps.database, code.accountId);
    if (user === null || id === undefined) return refuseCode(ctx);
    try {
      ctx.body = tokenAnswer(await grantTokens(deps, user, { id, scope, nonce }));
    } catch (error) {
      if (!(error instanceof IdentityError)) throw error;
      return refuseCode(ctx);
    }
    if ((await provider.AuthorizationCode.find(code.jti)) !== undefined) return undefined;
    // The code was sent again at the same time, which has deleted it.
    await revokeSignIn(deps.database, id);
    return refuseCode(ctx);
  });
  provider.registerGrantType<{ refresh_token?: string }>(
    'refresh_token',
    async (ctx) => {
      try {
        ctx.body = tokenAnswer(
          await refreshTokens(deps, ctx.oidc.params.refresh_token ?? '', { address: ctx.ip }),
        );
      } catch (error) {
        throw grantFault(error);
      }
    },
    'refresh_token',
  );
};
