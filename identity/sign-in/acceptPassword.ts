import type { IdentityDeps } from '../deps.ts';
import { limitWaits, releaseChecks } from '../limits/limits.ts';
import type { Visitor } from '../limits/visitor.ts';
import type { SignInProgress } from './progress.ts';

/** Takes back the counts of a right password. Counts it as waiting if the sign-up is not confirmed yet. */
export const acceptPassword = async (
  deps: IdentityDeps,
  { user, caller }: Pick<SignInProgress, 'user' | 'caller'>,
  visitor: Visitor,
): Promise<void> => {
  await releaseChecks(deps, { visitor, account: user, purpose: 'password' });
  if (user.status === 'UNCONFIRMED') await limitWaits(deps, caller);
};
