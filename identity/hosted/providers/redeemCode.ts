import type { FastifyInstance } from 'fastify';
import { importJWK, jwtVerify } from 'jose';
import { HttpProblem } from '../../../services/src/rest/httpProblem.ts';
import type { IdentityDeps } from '../../deps.ts';
import type { ExternalProfile } from './externalUser.ts';
import type { ProviderName } from './identityProviders.ts';
import { roundTripOf } from './roundTrip.ts';
import { returnPath, standInClientId, standInPath } from './standIns.ts';

const verifiedClaims = async ({ secrets, settings }: IdentityDeps, name: ProviderName, idToken: string) => {
  const { kty, n, e, alg } = secrets.serverKey;
  const { payload } = await jwtVerify(
    idToken,
    await importJWK({ kty, n, e, alg } as typeof secrets.serverKey, 'RS256'),
    {
      algorithms: ['RS256'],
      issuer: settings.origin + standInPath(name),
      audience: standInClientId,
    },
  );
  return payload;
};

/** Exchanges a provider's code for the visitor's profile, without a network call: the stand-ins run in this server. */
export const redeemCode = async (
  app: FastifyInstance,
  deps: IdentityDeps,
  { provider, uid, code }: { provider: ProviderName; uid: string; code: string },
): Promise<ExternalProfile> => {
  const { verifier, nonce } = roundTripOf(deps, provider, uid);
  const answer = await app.inject({
    method: 'POST',
    url: `${standInPath(provider)}/token`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: standInClientId,
      redirect_uri: deps.settings.origin + returnPath,
      code,
      code_verifier: verifier,
    }).toString(),
  });
  if (answer.statusCode !== 200) throw new HttpProblem(400, `${provider} did not accept the code.`);
  const claims = await verifiedClaims(deps, provider, String(answer.json<{ id_token?: string }>().id_token));
  if (claims['nonce'] !== nonce) throw new HttpProblem(400, 'The id token belongs to another sign-in.');
  return {
    id: String(claims.sub),
    email: String(claims['email']),
    emailVerified: typeof claims['email_verified'] === 'boolean' ? claims['email_verified'] : null,
    name: String(claims['name']),
    givenName: String(claims['given_name']),
    familyName: String(claims['family_name']),
  };
};
