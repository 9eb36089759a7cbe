import { createHash } from 'node:crypto';
import type { IdentityDeps } from '../../deps.ts';
import { providerNamed, type ProviderName } from './identityProviders.ts';

type Deps = Pick<IdentityDeps, 'secrets'>;

/** The values that tie the answer of a provider to the sign-in, and thereby to the browser, that asked. */
export interface RoundTrip {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
  readonly challenge: string;
}

/** Nobody can compute them without the key, so nothing has to be stored. */
export const roundTripOf = ({ secrets }: Deps, provider: ProviderName, uid: string): RoundTrip => {
  const valueOf = (purpose: string) =>
    secrets.keyedHash(`${purpose} of ${provider} for ${uid}`).toString('base64url');
  const verifier = valueOf('verifier');
  return {
    state: `${provider}.${uid}.${valueOf('state')}`,
    nonce: valueOf('nonce'),
    verifier,
    challenge: createHash('sha256').update(verifier).digest('base64url'),
  };
};

/** Which sign-in an answer belongs to; null if the state is not one of ours. */
export const signInOfState = (
  deps: Deps,
  state: unknown,
): { readonly provider: ProviderName; readonly uid: string } | null => {
  const [name, uid = ''] = String(state).split('.');
  const provider = providerNamed(name);
  return provider !== null && roundTripOf(deps, provider, uid).state === state ? { provider, uid } : null;
};
