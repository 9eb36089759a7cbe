import { IdentityError } from '../rpc/identityError.ts';
import { deviceKeyIn, type ChallengeAnswer } from '../sign-in/challengeAnswer.ts';
import type { SignInProgress } from '../sign-in/progress.ts';
import type { IdentityUser } from '../users/users.ts';

/** What the steps of a second factor keep of the sign-in. */
export interface KeptState {
  readonly deviceKey: string | null;
}

export const keptState = ({ deviceKey }: SignInProgress): KeptState => ({ deviceKey });

/** The sign-in after a step; clients name their device at each of them or only at the first. */
export const afterMfa = (
  user: IdentityUser,
  { deviceKey }: KeptState,
  { responses, caller }: ChallengeAnswer,
): SignInProgress => ({ user, caller, deviceKey: deviceKeyIn(responses) ?? deviceKey });

export const wrongMfaCode = () =>
  new IdentityError('CodeMismatchException', 'Invalid code received for user');
