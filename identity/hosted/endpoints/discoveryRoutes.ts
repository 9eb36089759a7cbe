import type { FastifyInstance } from 'fastify';
import { issuerOf } from '@citygigs/server/config/identitySettings.ts';
import type { IdentityServiceSettings } from '../../settings.ts';
import { scopes } from '../server/scopes.ts';

/** Serves the discovery document at the issuer, and at the origin, where some clients look for it. */
export const discoveryRoutes = (app: FastifyInstance, settings: IdentityServiceSettings): void => {
  const { origin, poolId } = settings;
  const issuer = issuerOf(settings);
  const document = {
    issuer,
    jwks_uri: `${issuer}/.well-known/jwks.json`,
    authorization_endpoint: `${origin}/oauth2/authorize`,
    token_endpoint: `${origin}/oauth2/token`,
    revocation_endpoint: `${origin}/oauth2/revoke`,
    userinfo_endpoint: `${origin}/oauth2/userInfo`,
    end_session_endpoint: `${origin}/logout`,
    scopes_supported: scopes,
    response_types_supported: ['code'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    code_challenge_methods_supported: ['S256'],
    token_endpoint_auth_methods_supported: ['none'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
  };
  for (const place of ['', `/${poolId}`])
    app.get(`${place}/.well-known/openid-configuration`, async (_request, reply) =>
      reply.header('cache-control', 'public, max-age=300').send(document),
    );
};
