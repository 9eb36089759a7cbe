import type { IdentityDeps } from '../deps.ts';
import { IdentityError } from '../rpc/identityError.ts';
import { usableUser } from '../users/usableUser.ts';
import { askForNewPassword } from './newPassword.ts';
import type { SignInProgress } from './progress.ts';
import { askForSecondFactor } from './secondFactor.ts';

/** Throws while the account cannot sign in even with the right password. */
const requireUsable = ({ user }: SignInProgress): void => {
  const { status } = usableUser(user);
  if (status === 'UNCONFIRMED')
    throw new IdentityError('UserNotConfirmedException', 'User is not confirmed.');
  if (status === 'RESET_REQUIRED')
    throw new IdentityError('PasswordResetRequiredException', 'Password reset required for the user');
};

/** The step after the right password: what is still missing, else the tokens. */
export const afterPassword = async (
  deps: IdentityDeps,
  progress: SignInProgress,
  next: typeof askForSecondFactor = askForSecondFactor,
): Promise<object> => {
  requireUsable(progress);
  return progress.user.status === 'FORCE_CHANGE_PASSWORD'
    ? askForNewPassword(deps, progress)
    : next(deps, progress);
};
