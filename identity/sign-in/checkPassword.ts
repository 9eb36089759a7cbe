import type { IdentityDeps, Caller } from '../deps.ts';
import { limitChecks } from '../limits/limits.ts';
import { visitorOf } from '../limits/visitor.ts';
import { countFailure, requireUnlocked } from '../passwords/attempts.ts';
import { passwordOwner, storedVerifier } from '../passwords/passwordColumns.ts';
import { unknownVerifier } from '../passwords/unknownAccount.ts';
import { wrongCredentials } from '../rpc/identityError.ts';
import { matchesVerifier } from '../srp/verifier.ts';
import { findAccount } from '../users/findAccount.ts';
import { acceptPassword } from './acceptPassword.ts';
import { afterPassword } from './afterPassword.ts';

interface Credentials {
  readonly name: string;
  readonly password: string;
  readonly deviceKey: string | null;
  readonly caller: Caller;
}

/**
 * Signs in with a password that the client sends. Does the same work for unknown accounts, so that the time does not
 * reveal them.
 */
export const checkPassword = async (
  deps: IdentityDeps,
  { name, password, deviceKey, caller }: Credentials,
): Promise<object> => {
  const account = await findAccount(deps, name);
  const { id, user } = account;
  const visitor = await visitorOf(deps, account, caller, deviceKey);
  await limitChecks(deps, { visitor, account, purpose: 'password' });
  await requireUnlocked(deps.database, { id, visitor });
  const stored = user === null ? null : await storedVerifier(deps, user);
  const matches = matchesVerifier(passwordOwner(deps, id), password, stored ?? unknownVerifier(deps, id));
  if (user === null || stored === null || !matches) {
    await countFailure(deps.database, { id, visitor });
    throw wrongCredentials();
  }
  await acceptPassword(deps, { user, caller }, visitor);
  return afterPassword(deps, { user, caller, deviceKey });
};
