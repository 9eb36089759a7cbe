import type { IdentityDeps } from '../deps.ts';
import { poolNameOf } from '../settings.ts';
import { createVerifier, matchesVerifier, type Owner, type Verifier } from '../srp/verifier.ts';
import { requireGoodPassword } from './passwordPolicy.ts';

/** Whose password it is: bound to the id, so that the email address can change. */
export const passwordOwner = ({ settings }: Pick<IdentityDeps, 'settings'>, id: string): Owner => ({
  group: poolNameOf(settings),
  id,
});

/** The columns of a user that hold a new password. Throws for a password that is easy to guess. */
export const passwordColumns = async (
  deps: Pick<IdentityDeps, 'settings' | 'secrets'>,
  id: string,
  password: string,
): Promise<{ salt: string; verifier: string }> => {
  await requireGoodPassword(password);
  const { salt, verifier } = createVerifier(passwordOwner(deps, id), password);
  return { salt, verifier: await deps.secrets.encrypt(verifier) };
};

/** Salts that were stored without their leading zeros would differ from made-up ones. */
const saltDigits = 32;

/** The verifier of a user; null for accounts of external providers, which have no password. */
export const storedVerifier = async (
  { secrets }: Pick<IdentityDeps, 'secrets'>,
  user: { readonly salt: string | null; readonly verifier: string | null },
): Promise<Verifier | null> =>
  user.salt === null || user.verifier === null
    ? null
    : { salt: user.salt.padStart(saltDigits, '0'), verifier: await secrets.decrypt(user.verifier) };

/** Whether a user has this password. */
export const hasPassword = async (
  deps: Pick<IdentityDeps, 'settings' | 'secrets'>,
  user: { readonly id: string; readonly salt: string | null; readonly verifier: string | null },
  password: string,
): Promise<boolean> => {
  const stored = await storedVerifier(deps, user);
  return stored !== null && matchesVerifier(passwordOwner(deps, user.id), password, stored);
};
