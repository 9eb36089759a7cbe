import { answeredChallenge } from '../challenges/answeredChallenge.ts';
import { closeChallenge, openChallenge } from '../challenges/challenges.ts';
import type { IdentityDeps } from '../deps.ts';
import { invalidParameter } from '../rpc/identityError.ts';
import type { ChallengeAnswer } from '../sign-in/challengeAnswer.ts';
import { userParameters, type SignInProgress } from '../sign-in/progress.ts';
import { accountOf } from '../users/findAccount.ts';
import { askForMfaCode } from './mfaCode.ts';
import { afterMfa, retainedState, type RetainedState } from './mfaSteps.ts';

/** Lets the user choose one of the methods that are set up. */
export const askForMfaType = async (deps: IdentityDeps, progress: SignInProgress) => ({
  ChallengeName: 'SELECT_MFA_TYPE',
  Session: await openChallenge(deps, {
    name: 'SELECT_MFA_TYPE',
    account: accountOf(progress.user),
    state: retainedState(progress),
  }),
  ChallengeParameters: {
    ...userParameters(progress.user),
    MFAS_CAN_CHOOSE: JSON.stringify(progress.user.mfaMethods),
  },
});

export const checkMfaType = async (deps: IdentityDeps, answer: ChallengeAnswer): Promise<object> => {
  const { challenge, user } = await answeredChallenge<RetainedState>(deps, 'SELECT_MFA_TYPE', answer);
  const chosen = user.mfaMethods.find((method) => method === answer.responses['ANSWER']);
  if (chosen === undefined) throw invalidParameter('ANSWER is not one of the offered methods.');
  await closeChallenge(deps, challenge);
  return askForMfaCode[chosen](deps, afterMfa(user, challenge.state, answer));
};
