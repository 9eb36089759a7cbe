import type { MfaMethod } from '../../services/src/db/schema/identity/user.ts';
import type { IdentityDeps } from '../deps.ts';
import type { SignInProgress } from '../sign-in/progress.ts';
import { askForTextedCode } from './textedCode.ts';
import { askForTotpCode } from './totpCode.ts';

type Ask = (deps: IdentityDeps, progress: SignInProgress) => Promise<object>;

/** How to ask for a code of each method. */
export const askForMfaCode: Record<MfaMethod, Ask> = {
  SOFTWARE_TOKEN_MFA: askForTotpCode,
  SMS_MFA: askForTextedCode,
};
