import type { IdentityDeps } from '../deps.ts';
import { IdentityError } from '../rpc/identityError.ts';
import type { IdentityUser } from '../users/users.ts';
import { hasPassword } from './passwordColumns.ts';

/**
 * Throws if a new password is the current one: somebody else may know it, which is why it is replaced. Only for callers who have proven
 * that the account is theirs, because the answer confirms a guess.
 */
export const requireOtherPassword = async (
  deps: IdentityDeps,
  user: IdentityUser,
  password: string,
): Promise<void> => {
  if (await hasPassword(deps, user, password))
    throw new IdentityError(
      'PasswordHistoryPolicyViolationException',
      'Password has previously been used and cannot be reused.',
    );
};
