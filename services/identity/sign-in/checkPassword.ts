import type { IdentityDeps } from '../deps.ts';
import { countFailure, requireUnlocked } from '../passwords/attempts.ts';
import { passwordOwner, storedVerifier } from '../passwords/passwordColumns.ts';
import { unknownAccount } from '../passwords/unknownAccount.ts';
import { wrongCredentials } from '../rpc/identityError.ts';
import { matchesVerifier } from '../srp/verifier.ts';
import { findByName } from '../users/users.ts';
import { afterPassword } from './afterPassword.ts';

/** Signs in with a password that the client sends. Computes the same for accounts that do not exist. */
export const checkPassword = async (deps: IdentityDeps, name: string, password: string) => {
  const user = await findByName(deps.database, name);
  if (user !== null) requireUnlocked(user);
  const stored = user === null ? null : await storedVerifier(deps, user);
  const unknown = unknownAccount(deps, name);
  const matches = matchesVerifier(passwordOwner(deps, user?.id ?? unknown.id), password, stored ?? unknown);
  if (user === null || stored === null) throw wrongCredentials();
  if (!matches) {
    await countFailure(deps.database, user);
    throw wrongCredentials();
  }
  return afterPassword(deps, user);
};
