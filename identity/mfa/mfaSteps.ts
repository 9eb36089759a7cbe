import { IdentityError } from '../rpc/identityError.ts';
import { deviceKeyIn, type ChallengeAnswer } from '../sign-in/challengeAnswer.ts';
import type { SignInProgress } from '../sign-in/progress.ts';
import type { IdentityUser } from '../users/users.ts';

/** The part of a sign-in that is stored between the steps of its second factor. */
export interface RetainedState {
  readonly deviceKey: string | null;
}

export const retainedState = ({ deviceKey }: SignInProgress): RetainedState => ({ deviceKey });

/** The sign-in after a step. Clients name their device at each step or only at the first. */
export const afterMfa = (
  user: IdentityUser,
  { deviceKey }: RetainedState,
  { responses, caller }: ChallengeAnswer,
): SignInProgress => ({ user, caller, deviceKey: deviceKeyIn(responses) ?? deviceKey });

export const wrongMfaCode = () =>
  new IdentityError('CodeMismatchException', 'Invalid code received for user');
