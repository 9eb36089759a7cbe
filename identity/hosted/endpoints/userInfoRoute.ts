import type { FastifyInstance } from 'fastify';
import type { IdentityDeps } from '../../deps.ts';
import { IdentityError } from '../../rpc/identityError.ts';
import { requireAccessToken } from '../../tokens/requireAccessToken.ts';

/** Who the bearer of an access token is. */
export const userInfoRoute = (app: FastifyInstance, deps: IdentityDeps): void => {
  app.route({
    method: ['GET', 'POST'],
    url: '/oauth2/userInfo',
    handler: async ({ headers: { authorization = '' } }, reply) => {
      const [scheme, token = ''] = authorization.split(' ');
      try {
        if (scheme?.toLowerCase() !== 'bearer')
          throw new IdentityError('NotAuthorizedException', 'No token.');
        const { user } = await requireAccessToken(deps, token, 'openid');
        return { sub: user.id, ...user.attributes, username: user.username };
      } catch (error) {
        if (!(error instanceof IdentityError)) throw error;
        return reply
          .code(401)
          .header('www-authenticate', 'Bearer error="invalid_token"')
          .send({ error: 'invalid_token', error_description: error.message });
      }
    },
  });
};
