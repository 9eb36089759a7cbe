import type { IdentityDeps } from '../deps.ts';
import type { Verifier } from '../srp/verifier.ts';

/** Made-up data for a name without an account, always the same, so that it looks like an existing account. */
export const unknownAccount = (
  { secrets }: Pick<IdentityDeps, 'secrets'>,
  name: string,
): Verifier & { id: string } => {
  const part = (label: string) => secrets.keyedHash(`${label} of ${name.toLowerCase()}`).toString('hex');
  const id = part('id');
  return {
    id: `${id.slice(0, 8)}-${id.slice(8, 12)}-4${id.slice(13, 16)}-a${id.slice(17, 20)}-${id.slice(20, 32)}`,
    salt: part('salt').slice(0, 32),
    verifier: part('verifier').repeat(12).slice(0, 766),
  };
};
