import type { IdentityDeps } from '../deps.ts';
import type { SignInProgress } from '../sign-in/progress.ts';
import { signedIn } from '../sign-in/signedIn.ts';
import { askForMfaCode } from './mfaCode.ts';
import { askForMfaSetup } from './mfaSetup.ts';
import { askForMfaType } from './mfaType.ts';

/**
 * Asks for a code of the method that the user prefers, or lets the user choose. Without a method the sign-in is complete,
 * unless the account has to set one up.
 */
export const askForMfa = async (deps: IdentityDeps, progress: SignInProgress): Promise<object> => {
  const { mfaMethods, preferredMfa, mfaRequired } = progress.user;
  const [first, ...others] = mfaMethods;
  if (first === undefined) return mfaRequired ? askForMfaSetup(deps, progress) : signedIn(deps, progress);
  if (preferredMfa === null && others.length > 0) return askForMfaType(deps, progress);
  return askForMfaCode[preferredMfa ?? first](deps, progress);
};
