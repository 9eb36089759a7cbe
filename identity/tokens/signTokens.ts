import { randomUUID } from 'node:crypto';
import { SignJWT, type JWTPayload } from 'jose';
import { issuerOf } from '@citygigs/server/config/identitySettings.ts';
import type { identityGrants } from '../../services/src/db/schema/identity/signIn.ts';
import type { IdentityDeps } from '../deps.ts';
import { shownName } from '../users/shownName.ts';
import type { IdentityUser } from '../users/users.ts';

type Grant = Pick<typeof identityGrants.$inferSelect, 'id' | 'scope' | 'deviceKey' | 'signedInAt'>;

/** Attributes whose values are true or false in tokens. */
const flags = new Set(['email_verified', 'phone_number_verified', 'registered_before']);

const claimsOf = (attributes: Readonly<Record<string, string>>): JWTPayload =>
  Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [
      name,
      flags.has(name) ? value === 'true' : name === 'identities' ? JSON.parse(value) : value,
    ]),
  );

/** Signs an access token and an id token of a sign-in. */
export const signTokens = async (
  { secrets, settings }: Pick<IdentityDeps, 'secrets' | 'settings'>,
  user: IdentityUser,
  { id, scope, deviceKey, signedInAt }: Grant,
  nonce?: string,
) => {
  const { clientId, tokenSeconds } = settings;
  const now = Math.floor(Date.now() / 1000);
  const common = {
    origin_jti: id,
    event_id: randomUUID(),
    auth_time: Math.floor(signedInAt.getTime() / 1000),
  };
  const sign = (claims: JWTPayload) =>
    new SignJWT({ ...claims, ...common })
      .setProtectedHeader({ alg: 'RS256', kid: String(secrets.publicKey.kid) })
      .setSubject(user.id)
      .setIssuer(issuerOf(settings))
      .setIssuedAt(now)
      .setExpirationTime(now + tokenSeconds)
      .setJti(randomUUID())
      .sign(secrets.signingKey);
  return {
    AccessToken: await sign({
      token_use: 'access',
      client_id: clientId,
      username: shownName(user),
      scope,
      ...(deviceKey === null ? {} : { device_key: deviceKey }),
    }),
    IdToken: await sign({
      ...claimsOf(user.attributes),
      token_use: 'id',
      aud: clientId,
      'cognito:username': shownName(user),
      ...(nonce === undefined ? {} : { nonce }),
    }),
    ExpiresIn: tokenSeconds,
    TokenType: 'Bearer',
  };
};
