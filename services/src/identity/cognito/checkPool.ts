import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { SignIn } from '../identityAdmin.ts';

const maxIdentities = 10_000;

const timeoutMs = 10_000;

const Identity = z.object({ IdentityId: z.string().min(1) });
const Failure = z.object({ __type: z.string() });

const Claims = z.object({ iss: z.string() });

/** The issuer of a token, as identity pools name it: without its scheme, and in its original form. */
const issuerIn = (token: string): string => {
  const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8');
  return Claims.parse(JSON.parse(payload)).iss.replace(/^https?:\/\/(?:issuer-)?/, '');
};

interface CheckPool {
  readonly checkPoolId: string;
  /** Where the pool is; null: at Amazon. */
  readonly endpoint: string | null;
}

/**
 * Asks an identity pool whether sign-ins at the user pool have ended. With `ServerSideTokenCheck` it gives credentials for an id
 * token only while the sign-in goes on, which user pools do not say. Throws if it does not answer.
 */
export const checkPool = ({ checkPoolId, endpoint }: CheckPool) => {
  const [region] = checkPoolId.split(':');
  const url = endpoint ?? `https://cognito-identity.${region}.amazonaws.com`;
  const identityIds = new LRUCache<string, string>({ max: maxIdentities });

  /** Returns the answer, or null if the pool refuses the id token. */
  const call = async (operation: string, { idToken }: SignIn, fields: object): Promise<unknown> => {
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': `AWSCognitoIdentityService.${operation}`,
      },
      body: JSON.stringify({ ...fields, Logins: { [issuerIn(idToken)]: idToken } }),
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
    });
    const body: unknown = await answer.json();
    if (answer.ok) return body;
    const { __type: fault } = Failure.parse(body);
    if (fault.endsWith('NotAuthorizedException')) return null;
    throw new Error(`${operation} answered ${fault}.`);
  };

  const identityOf = async (signIn: SignIn): Promise<string | null> => {
    const known = identityIds.get(signIn.id);
    if (known !== undefined) return known;
    const found = await call('GetId', signIn, { IdentityPoolId: checkPoolId });
    if (found === null) return null;
    const { IdentityId } = Identity.parse(found);
    identityIds.set(signIn.id, IdentityId);
    return IdentityId;
  };

  return async (signIn: SignIn): Promise<boolean> => {
    const IdentityId = await identityOf(signIn);
    if (IdentityId === null) return true;
    return (await call('GetCredentialsForIdentity', signIn, { IdentityId })) === null;
  };
};
