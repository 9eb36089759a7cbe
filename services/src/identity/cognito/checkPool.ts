import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { SignIn } from '../identityAdmin.ts';

const maxIdentities = 10_000;

const timeoutMs = 10_000;

const Identity = z.object({ IdentityId: z.string().min(1) });
const Failure = z.object({ __type: z.string() });

interface CheckPool {
  readonly poolId: string;
  readonly checkPoolId: string;
  /** An address other than Amazon's, for tests. */
  readonly endpoint?: string;
}

/**
 * Asks an identity pool whether sign-ins at the user pool have ended. With `ServerSideTokenCheck` it gives credentials for an id
 * token only while the sign-in goes on, which user pools do not say. Throws if it does not answer.
 */
export const checkPool = ({ poolId, checkPoolId, endpoint }: CheckPool) => {
  const [region] = checkPoolId.split(':');
  const url = endpoint ?? `https://cognito-identity.${region}.amazonaws.com`;
  const issuer = `cognito-idp.${poolId.slice(0, poolId.indexOf('_'))}.amazonaws.com/${poolId}`;
  const identityIds = new LRUCache<string, string>({ max: maxIdentities });

  /** Returns the answer, or null if the pool refuses the id token. */
  const call = async (operation: string, { idToken }: SignIn, fields: object): Promise<unknown> => {
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': `AWSCognitoIdentityService.${operation}`,
      },
      body: JSON.stringify({ ...fields, Logins: { [issuer]: idToken } }),
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
