import { errors, type KoaContextWithOIDC, type Provider } from 'oidc-provider';
import type { IdentityDeps } from '../../deps.ts';
import { IdentityError } from '../../rpc/identityError.ts';
import { grantTokens, refreshTokens } from '../../tokens/grants.ts';
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

const invalidGrant = (error: unknown) =>
  error instanceof IdentityError ? new errors.InvalidGrant(error.message) : error;

/**
 * Answers codes and refresh tokens with tokens of the user pool, which the operations accept, instead of the server's own.
 */
export const answerWithPoolTokens = (provider: Provider, deps: IdentityDeps): void => {
  provider.use(async (ctx, next) => {
    await next();
    const { AuthorizationCode: code } = (ctx as Partial<KoaContextWithOIDC>).oidc?.entities ?? {};
    if (ctx.status !== 200 || code?.accountId === undefined) return;
    const user = await findById(deps.database, code.accountId);
    if (user === null) throw new errors.InvalidGrant('The account does not exist.');
    const { scope, nonce } = code;
    ctx.body = tokenAnswer(await grantTokens(deps, user, { scope: scope ?? 'openid', nonce }));
  });
  provider.registerGrantType<{ refresh_token?: string }>(
    'refresh_token',
    async (ctx) => {
      try {
        ctx.body = tokenAnswer(await refreshTokens(deps, ctx.oidc.params.refresh_token ?? ''));
      } catch (error) {
        throw invalidGrant(error);
      }
    },
    'refresh_token',
  );
};
