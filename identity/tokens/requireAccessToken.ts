import { eq } from 'drizzle-orm';
import { jwtVerify, type JWTPayload } from 'jose';
import { issuerOf } from '@citygigs/server/config/identitySettings.ts';
import { identityGrants } from '../../services/src/db/schema/identity/signIn.ts';
import type { IdentityDeps } from '../deps.ts';
import { notAuthorised } from '../rpc/identityError.ts';
import { usableUser } from '../users/usableUser.ts';
import { findById, type IdentityUser } from '../users/users.ts';
import { ownAccountScope } from './grants.ts';

/** The calling user, and the sign-in that the access token belongs to. */
export interface SignIn {
  readonly user: IdentityUser;
  readonly grant: typeof identityGrants.$inferSelect;
}

const verifiedClaims = async ({ secrets, settings }: IdentityDeps, token: string): Promise<JWTPayload> => {
  try {
    const { payload } = await jwtVerify(token, secrets.verificationKey, {
      algorithms: ['RS256'],
      issuer: issuerOf(settings),
      requiredClaims: ['exp', 'origin_jti'],
    });
    return payload;
  } catch {
    throw notAuthorised('Invalid Access Token');
  }
};

/** The sign-in of an access token. Throws when the token is invalid or revoked, or the account is disabled or deleted. */
export const requireAccessToken = async (
  deps: IdentityDeps,
  token: string,
  scope = ownAccountScope,
): Promise<SignIn> => {
  const claims = await verifiedClaims(deps, token);
  if (claims['token_use'] !== 'access') throw notAuthorised('Invalid Access Token');
  if (!String(claims['scope']).split(' ').includes(scope))
    throw notAuthorised('Access Token does not have required scopes');
  const user = usableUser(await findById(deps.database, String(claims.sub)));
  const [grant] = await deps.database.orm
    .select()
    .from(identityGrants)
    .where(eq(identityGrants.id, String(claims['origin_jti'])));
  if (grant === undefined || grant.revokedAt !== null) throw notAuthorised('Access Token has been revoked');
  return { user, grant };
};
